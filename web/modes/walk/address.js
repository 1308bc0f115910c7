// What the address says of a walk: all that the figure is told, in the figure's own words.

import {OPTIONS} from '../../figure/attributes.js'

export default {place: 1, options: OPTIONS, always: ['n', 'search', 'step'], asText: true, choosesTheme: true}
