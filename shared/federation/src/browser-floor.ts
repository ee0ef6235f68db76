import { join } from 'node:path'
import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

const root = join(import.meta.dirname, '../../..')

/** The file that lists the oldest supported browsers. */
export const FLOOR_FILE = join(root, '.browserslistrc')

/** The lowest version of each browser, in the form that Lightning CSS reads. */
export const styleTargets = browserslistToTargets(browserslist(null, { config: FLOOR_FILE }))

/** The same in the form that swc reads: `{ chrome: '125.0' }`. Mobile browsers use their desktop names; only iOS has its own. */
export const scriptTargets = Object.fromEntries(
  Object.entries(styleTargets)
    .filter(([browser]) => !browser.startsWith('and_'))
    .map(([browser, version]) => [
      browser === 'ios_saf' ? 'ios' : browser,
      `${version >> 16}.${(version >> 8) & 0xff}`,
    ]),
)
