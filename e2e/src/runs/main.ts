// `npm run e2e` (docs/qa.md): the browser tests, with any releases in place of the live ones, or with every combination of
// live and next ones. The words that are not ours go to Playwright.
import { runMatrix } from './matrix/run-matrix.ts'
import { chooseReleases, toOffers } from './offers.ts'
import { findRefusals, type Releases, runningReleases } from './refusals.ts'
import { readWords, RefusedRunError, type RunRequest, USAGE } from './read-words.ts'
import { runPlaywright } from './run-playwright.ts'
import { connectTo, startOwn, type TargetServer } from './target-server.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3900)

async function run(request: RunRequest): Promise<number> {
  const { isMatrix, at, wanted, words } = request
  if (words.includes('--help') || words.includes('-h')) {
    console.log(`${USAGE}\n\nAll other words are Playwright's:\n`)
    return runPlaywright(words, null)
  }
  if (!isMatrix && at === null && wanted.size === 0) {
    return runPlaywright(words, null)
  }
  const server = at === null ? await startOwn(PORT) : await connectTo(at)
  try {
    const asked = wanted.size === 0 ? {} : await askedReleases(server, wanted)
    return isMatrix ? await runMatrix(server, asked, words) : await runTogether(server, asked, words)
  } finally {
    await server.stop()
  }
}

async function runTogether(server: TargetServer, releases: Releases, words: readonly string[]): Promise<number> {
  if (Object.keys(releases).length > 0) {
    const client = server.releases()
    const refusals = await findRefusals(client, runningReleases(await client.list(), releases))
    if (refusals.length > 0) {
      throw new RefusedRunError(refusals.join('\n'))
    }
    console.log(`Against ${server.origin} with ${describe(releases)}; everything else is live.`)
  }
  return runPlaywright(words, { server, releases })
}

/** Finds what was asked for. A build of this machine becomes a preview of the run's own server by it. */
async function askedReleases(server: TargetServer, wanted: RunRequest['wanted']): Promise<Releases> {
  const offers = toOffers(await server.releases().list())
  const withBuilds = new Map([...offers].map(([name, offered]) => [name, [...offered, ...server.builds(name)]]))
  const chosen = chooseReleases(wanted, withBuilds)
  // The host first: a remote may be made for it.
  for (const [name, release] of Object.entries(chosen).toSorted(([name]) => (name === 'host' ? -1 : 1))) {
    if (!offers.get(name)?.some((offer) => offer.release === release)) {
      await server.offer(name, release)
    }
  }
  return chosen
}

function describe(releases: Releases): string {
  return Object.entries(releases)
    .map(([name, release]) => `${name} ${release}`)
    .join(', ')
}

try {
  process.exitCode = await run(readWords(process.argv.slice(2)))
} catch (error) {
  const isExpected = error instanceof Error && ['RefusedRunError', 'RefusedError'].includes(error.name)
  console.error(isExpected ? error.message : error)
  process.exitCode = 2
}
