// Measures a first visit to a page of each remote on a slow phone, compared with the same sources as a single bundle with the same
// splitting and the same preloads. Both are served by the same edge, over HTTP/1.1 and HTTP/2, in alternation. Options: `--runs=9`,
// `--page=/briefs`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Request, request } from '@playwright/test'
import { frontPages } from '../src/fixtures/front-pages.ts'
import { createPerson, type Person, removePerson, signIn } from '../src/fixtures/people.ts'
import { LAUNCH_ARGUMENTS } from './launch-arguments.ts'
import { checkPrecondition } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'
import { type Edge, startEdge } from './single-bundle/edge-server.ts'
import { buildBundle } from './single-bundle/run-build.ts'
import { startServer } from './start-server.ts'

const PROTOCOLS = runSize(['HTTP/1.1', 'HTTP/2'] as const, ['HTTP/2'] as const)
const CPU_SLOWDOWN = 4
/** The preset "Fast 4G" of Chromium's developer tools. */
const NETWORK = { offline: false, latency: 85, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 }
const HEADING = 'page-heading'
const root = join(import.meta.dirname, '../..')

interface Visit {
  heading: string
  /** Names of the builds from which files were loaded. */
  builds: Set<string>
  headingMs: number
  bytes: number
  requests: number
}

interface Variants<T> {
  federated: T
  single: T
}

/** Runs in the page: marks the first frame that has the page's heading. */
function markHeading([selector, name]: [string, string]): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) !== null) {
      observer.disconnect()
      requestAnimationFrame(() => performance.mark(name))
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}

async function visit(browser: Browser, { origin }: Edge, path: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: server.origin })
  try {
    // Cookies apply to every port of the host.
    await signIn(context, person)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(markHeading, ['h1[data-page-title]', HEADING] as [string, string])
    const assets: Request[] = []
    page.on('requestfinished', (asset) => {
      if (/^\/build\/.*\.(?:js|css)$/.test(new URL(asset.url()).pathname)) {
        assets.push(asset)
      }
    })
    await page.goto(origin + path, { waitUntil: 'commit' })
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, HEADING)
    const headingMs = await page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0, HEADING)
    const heading = await page.locator('h1[data-page-title]').innerText()
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(assets.map((asset) => asset.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    const builds = new Set(assets.map((asset) => new URL(asset.url()).pathname.split('/')[2] ?? ''))
    return { heading, builds, headingMs, bytes, requests: assets.length }
  } finally {
    await context.close()
  }
}

/** Alternates the variants, and each is first equally often: the load of the machine varies. */
async function visitInTurns(browser: Browser, edges: Variants<Edge>, path: string): Promise<Variants<Visit[]>> {
  const visits: Variants<Visit[]> = { federated: [], single: [] }
  for (let run = 0; run < runs; run += 1) {
    const order: (keyof typeof visits)[] = run % 2 === 0 ? ['federated', 'single'] : ['single', 'federated']
    for (const variant of order) {
      visits[variant].push(await visit(browser, edges[variant], path))
    }
  }
  return visits
}

/** Checks that both variants showed the same page, one from the files of host and remotes, the other from the files of the bundle alone. */
function checkVisits(label: string, heading: string, { federated, single }: Variants<Visit[]>): void {
  const visits = [...federated, ...single]
  const reached = visits.filter((one) => one.heading === heading && one.bytes > 0)
  const mixed = [
    ...federated.filter(({ builds }) => builds.has('single-bundle')),
    ...single.filter(({ builds }) => builds.size > 1),
  ]
  checkPrecondition(
    `${label}: ${reached.length} of ${visits.length} visits of both variants loaded files and came to "${heading}", ${mixed.length} by files of the other variant`,
    reached.length === visits.length && mixed.length === 0,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function report(label: string, { federated, single }: Variants<Visit[]>): void {
  const ratio = (of: (visit: Visit) => number) => (median(federated.map(of)) / median(single.map(of))).toFixed(3)
  const describe = (visits: readonly Visit[]) =>
    `${Math.round(median(visits.map(({ headingMs }) => headingMs)))} ms, ${Math.round(median(visits.map(({ bytes }) => bytes)) / 1000)} kB in ${median(visits.map(({ requests }) => requests))} files`
  console.log(
    `${label}: federated ${describe(federated)}; single bundle ${describe(single)}; heading ÷ ${ratio(({ headingMs }) => headingMs)}, bytes ÷ ${ratio(({ bytes }) => bytes)}`,
  )
}

const { values: options } = parseArgs({
  options: { runs: { type: 'string' }, page: { type: 'string' }, smoke: { type: 'boolean' } },
})
const runs = Number(options.runs ?? runSize(9, 1))
const pages = frontPages.filter(({ path }) => (options.page ?? (isSmoke ? frontPages[0]?.path : path)) === path)
const folder = await mkdtemp(join(tmpdir(), 'marquee-bundle-'))
const server = await startServer()
const api = await request.newContext({ baseURL: server.origin })
const person: Person = await createPerson(api, { verified: true, is_admin: true })
const edges: Edge[] = []
let browser: Browser | undefined
try {
  const bundleFolder = join(folder, 'split')
  await buildBundle(root, bundleFolder)
  const sites = new Map<string, Variants<Edge>>()
  for (const protocol of PROTOCOLS) {
    const federated = await startEdge({ upstream: server.origin, protocol })
    const single = await startEdge({ upstream: server.origin, protocol, bundleFolder })
    edges.push(federated, single)
    sites.set(protocol, { federated, single })
  }
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...LAUNCH_ARGUMENTS,
      `--ignore-certificate-errors-spki-list=${edges.flatMap(({ keyHash }) => keyHash ?? []).join(',')}`,
    ],
  })
  console.log(`Cold visits, CPU ${CPU_SLOWDOWN} times slower, fast 4G, time to the heading, medians of ${runs}:`)
  for (const [protocol, site] of sites) {
    for (const { path, heading } of pages) {
      const visits = await visitInTurns(browser, site, path)
      checkVisits(`${protocol} ${path}`, heading, visits)
      report(`${protocol} ${path}`, visits)
    }
  }
  await removePerson(api, person)
} finally {
  await api.dispose()
  await browser?.close()
  await Promise.all(edges.map((edge) => edge.close()))
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
