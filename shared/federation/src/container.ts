/** File of a remote's container: what the host loads first. */
export const CONTAINER_FILE = 'remote-entry.js'

/** The one module that a container has for the host: the remote's `src/remote-entry.ts`. */
export const EXPOSED_MODULE = './remote-entry'

/** The one set of modules that the host provides and containers take theirs from. */
export const SHARE_SCOPE = 'default'
