import { join } from 'node:path'
import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

const root = join(import.meta.dirname, '../../..')

/** Where the oldest browsers are written that the product runs in. */
export const FLOOR_FILE = join(root, '.browserslistrc')

/** The lowest version of each browser, as Lightning CSS reads them. */
export const styleTargets = browserslistToTargets(browserslist(null, { config: FLOOR_FILE }))

/** The same as swc reads them: `{ chrome: '125.0' }`. It knows those of phones by their desktop names, iOS alone has its own. */
export const scriptTargets = Object.fromEntries(
  Object.entries(styleTargets)
    .filter(([browser]) => !browser.startsWith('and_'))
    .map(([browser, version]) => [
      browser === 'ios_saf' ? 'ios' : browser,
      `${version >> 16}.${(version >> 8) & 0xff}`,
    ]),
)
