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

const USAGE = `Use: npm run e2e [-- PLAYWRIGHT WORDS]
     npm run e2e -- --with briefs=RELEASE --with host=RELEASE [--at https://…] [PLAYWRIGHT WORDS]
     npm run e2e -- matrix [--with PACKAGE=RELEASE …] [--at https://…] [PLAYWRIGHT WORDS]
RELEASE is the id of a release, or live, canary or preview. See docs/qa.md.`

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
    ['--at', (address) => (at = addressOf(address))],
  ])
  const waiting = [...words]
  for (let word = waiting.shift(); word !== undefined; word = waiting.shift()) {
    const [name, value] = splitSwitch(word)
    const read = switches.get(name)
    if (read === undefined) {
      rest.push(word)
    } else {
      read(value ?? waiting.shift() ?? '')
    }
  }
  // Further on it is a word of Playwright's, as in `-g matrix`.
  const isMatrix = rest[0] === 'matrix' || rest.includes('--matrix')
  return {
    isMatrix,
    at,
    wanted,
    words: rest.filter((word, index) => word !== '--matrix' && !(word === 'matrix' && index === 0)),
  }
}

/** `--at=https://…?x=1` is cut at its first equals sign only. */
function splitSwitch(word: string): [string, string | undefined] {
  const end = word.indexOf('=')
  return word.startsWith('--') && end > 0 ? [word.slice(0, end), word.slice(end + 1)] : [word, undefined]
}

function addWanted(wanted: Map<string, string>, pair: string): void {
  const [, name, release] = /^([a-z][a-z-]*)=([\w-]+)$/.exec(pair) ?? []
  if (name === undefined || release === undefined) {
    throw new RefusedRunError(`"${pair}" does not say which release of which package.\n\n${USAGE}`)
  }
  if (wanted.has(name)) {
    throw new RefusedRunError(`A page runs one release of ${name}, and two are asked for.`)
  }
  wanted.set(name, release)
}

function addressOf(text: string): URL {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new RefusedRunError(`"${text}" is not the address of a server.\n\n${USAGE}`)
  }
  return new URL(new URL(text).origin)
}
