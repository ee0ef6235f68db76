/** File of a remote's container; the host loads it first. */
export const CONTAINER_FILE = 'remote-entry.js'

/** The only module that a container exposes to the host: the remote's `src/remote-entry.ts`. */
export const EXPOSED_MODULE = './remote-entry'

/** The only share scope: the host provides its modules, and containers consume them. */
export const SHARE_SCOPE = 'default'
