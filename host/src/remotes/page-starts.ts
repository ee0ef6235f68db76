import { createStartWatch } from './start-watch.ts'

/** The starts of releases in this page. */
export const pageStarts = createStartWatch({ storage: () => window.localStorage, now: Date.now })

window.addEventListener('pagehide', pageStarts.leave)
