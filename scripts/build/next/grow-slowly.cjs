/**
 * Preloaded into Next's processes. Node lets the memory of a process grow to a multiple of what it needs before it looks
 * for what it no longer needs; here it grows by half. A limit would do the same, but end a process that needs more, and
 * Node takes this option neither from `NODE_OPTIONS` nor does Next hand it to its workers.
 */
const { setFlagsFromString } = require('node:v8')

setFlagsFromString('--heap-growing-percent=50')
