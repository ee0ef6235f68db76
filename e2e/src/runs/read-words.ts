/** What `npm run e2e` was asked for. */
export interface RunRequest {
  isMatrix: boolean
  /** The running server that is tested; null: one of the run's own. */
  at: URL | null
  /** Package → the release that is wanted of it, or a word for one: `live`, `canary`, `preview`. */
  wanted: ReadonlyMap<string, string>
  /** Everything else, for Playwright. */
  words: readonly string[]
}

/** How the switches of ours are used; Playwright has its own. */
export const USAGE = `Use: npm run e2e [-- PLAYWRIGHT WORDS]
     npm run e2e -- --with briefs=RELEASE --with host=RELEASE [--at https://…] [PLAYWRIGHT WORDS]
     npm run e2e -- matrix [--with PACKAGE=RELEASE …] [--at https://…] [PLAYWRIGHT WORDS]
RELEASE is the id of a release, or live, canary or preview. See docs/qa.md.`

/** They choose where Playwright's own window opens. */
const WINDOW_PLACES = ['--ui-port', '--ui-host']

/** What was asked for cannot be run. The message says what can. */
export class RefusedRunError extends Error {
  override readonly name = 'RefusedRunError'
}

/** @throws RefusedRunError when a switch of ours is used wrongly */
export function readWords(words: readonly string[]): RunRequest {
  const wanted = new Map<string, string>()
  const rest: string[] = []
  let at: URL | null = null
  const switches = new Map<string, (value: string) => void>([
    ['--with', (pair) => addWanted(wanted, pair)],
    ['--at', (address) => (at = toAddress(address))],
  ])
  const waiting = [...words]
  for (let word = waiting.shift(); word !== undefined; word = waiting.shift()) {
    const [name, value] = splitSwitch(word)
    const read = switches.get(name)
    if (read === undefined) {
      rest.push(word)
    } else {
      read(value ?? takeValue(name, waiting))
    }
  }
  // Further on it is a word of Playwright's, as in `-g matrix`.
  const isMatrix = rest[0] === 'matrix' || rest.includes('--matrix')
  const forPlaywright = rest.filter((word, index) => word !== '--matrix' && !(word === 'matrix' && index === 0))
  return { isMatrix, at, wanted, words: [...forPlaywright, ...windowPlace(forPlaywright)] }
}

/**
 * Playwright opens its window (`--ui`) only in a Chromium that it downloaded itself, or in Google's, and fails with the one that the
 * tests run in. With a port it is a page for any browser.
 */
function windowPlace(words: readonly string[]): string[] {
  const isPlaced = words.some((word) => WINDOW_PLACES.includes(splitSwitch(word)[0]))
  return words.includes('--ui') && !isPlaced ? ['--ui-port=0'] : []
}

/** `--at=https://…?x=1` is cut at its first equals sign only. */
function splitSwitch(word: string): [string, string | undefined] {
  const end = word.indexOf('=')
  return word.startsWith('--') && end > 0 ? [word.slice(0, end), word.slice(end + 1)] : [word, undefined]
}

/** @throws RefusedRunError when the line ends, or the next switch follows */
function takeValue(name: string, waiting: string[]): string {
  const value = waiting.shift()
  if (value === undefined || value.startsWith('--')) {
    throw new RefusedRunError(`${name} needs a value.\n\n${USAGE}`)
  }
  return value
}

function addWanted(wanted: Map<string, string>, pair: string): void {
  const [, name, release] = /^([^=]+)=([\w-]+)$/.exec(pair) ?? []
  if (name === undefined || release === undefined) {
    throw new RefusedRunError(`--with: "${pair}" does not say which release of which package.\n\n${USAGE}`)
  }
  if (wanted.has(name)) {
    throw new RefusedRunError(`A page runs one release of ${name}, and two are asked for.`)
  }
  wanted.set(name, release)
}

function toAddress(text: string): URL {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new RefusedRunError(
      `--at: "${text}" is not the address of a server; one begins with https:// or http://.\n\n${USAGE}`,
    )
  }
  return new URL(new URL(text).origin)
}
