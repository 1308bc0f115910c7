/* seek: how a call ends whose work is bounded, so that nobody waits long for it. */
#ifndef NQ_SEEK_H
#define NQ_SEEK_H

typedef enum {
    NQ_FOUND, /* there */
    NQ_MORE,  /* not yet: call again */
    NQ_NEVER  /* there is none */
} nq_seek;

#endif
