/* forms: the forms that a text of boards may have, the preferred ones first. */
#pragma once

#include "reader.h"

/* The i-th form of boards of n; false when there are no more. */
bool nq_form_at(int i, int n, nq_form *form);
