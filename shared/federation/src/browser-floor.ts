import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

const FILE_NAME = '.browserslistrc'

/** The file that lists the oldest supported browsers: at the root of the repository, or in the packed package. */
export const FLOOR_FILE = findAbove(import.meta.dirname)

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

function findAbove(folder: string): string {
  const file = join(folder, FILE_NAME)
  if (existsSync(file)) {
    return file
  }
  if (dirname(folder) === folder) {
    throw new Error(`${FILE_NAME} is missing.`)
  }
  return findAbove(dirname(folder))
}
