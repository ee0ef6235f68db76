// Measures the cost of a first visit to a page: requests and bytes of scripts and styles, the time to the page's heading, paints and long
// tasks on a slow phone; `--page=/explore` measures one page. It fails when a page of one remote downloads a file of another.
import { type Browser, chromium, type Page, type Request, request } from '@playwright/test'
import { type FrontPage, frontPages } from '../src/fixtures/front-pages.ts'
import { createPerson, removePerson, signIn, type Person } from '../src/fixtures/people.ts'
import { LAUNCH_ARGUMENTS } from './launch-arguments.ts'
import { type PaintTimes, readPaints, watchPaints } from './paint-times.ts'
import { checkPrecondition } from './precondition.ts'
import { runSize } from './run-size.ts'
import { startServer } from './start-server.ts'

/** These builds have parts on every page: the frame, and the tree of boards in the side navigation. */
const EVERYWHERE = ['host', 'ad-library']
const VISITS = runSize(5, 1)
const CPU_SLOWDOWN = 4
/** The preset "Fast 4G" of Chromium's developer tools. */
const NETWORK = { offline: false, latency: 85, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 }

interface Visit {
  requests: number
  bytes: number
  heading: string
  headingMs: number
  paints: PaintTimes
  /** Name of a build → the number of its requested files. */
  builds: Map<string, number>
}

async function visit(browser: Browser, origin: string, person: Person, path: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin })
  try {
    await signIn(context, person)
    const page = await context.newPage()
    await slowDown(page)
    await watchPaints(page)
    const assets: Request[] = []
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.startsWith('/build/') && /\.(?:js|css)$/.test(request.url())) {
        assets.push(request)
      }
    })
    const startedAt = performance.now()
    await page.goto(path, { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1 })
    await title.waitFor()
    const headingMs = performance.now() - startedAt
    await page.waitForLoadState('networkidle')
    return {
      heading: await title.innerText(),
      headingMs,
      paints: await readPaints(page),
      requests: assets.length,
      bytes: await sumBytes(assets),
      builds: countBuilds(assets),
    }
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

async function sumBytes(assets: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(assets.map((asset) => asset.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

function countBuilds(assets: readonly Request[]): Map<string, number> {
  const builds = new Map<string, number>()
  for (const asset of assets) {
    const [, , build = ''] = new URL(asset.url()).pathname.split('/')
    builds.set(build, (builds.get(build) ?? 0) + 1)
  }
  return builds
}

function report({ path, remote, heading }: FrontPage, visits: readonly Visit[]): void {
  const [first] = visits
  const headingMs = median(visits.map(({ headingMs }) => headingMs))
  if (first === undefined) {
    return
  }
  checkPrecondition(
    `${path} with the heading "${first.heading}" and ${first.bytes} bytes of ${remote} and others`,
    visits.every((one) => one.heading === heading && one.bytes > 0 && one.builds.has(remote)),
  )
  const builds = [...first.builds].map(([build, files]) => `${build} ${files}`).join(', ')
  console.log(
    `${path}: ${first.requests} requests, ${Math.round(first.bytes / 1000)} kB of scripts and styles (${builds}), heading after ${(headingMs / 1000).toFixed(2)} s`,
  )
  const paint = (read: (paints: PaintTimes) => number) => median(visits.map(({ paints }) => read(paints)))
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
  const tasks = visits.map(({ paints }) => paints.longTasks.slice(0, 4).join(' ')).join(' | ')
  console.log(
    `  first paint ${seconds(paint(({ firstPaint }) => firstPaint))}, largest ${seconds(paint(({ largestPaint }) => largestPaint))}, longest task ${paint(({ longTasks }) => longTasks[0] ?? 0)} ms, shift ${paint(({ layoutShift }) => layoutShift).toFixed(3)}; longest tasks of each visit: ${tasks}`,
  )
  const foreign = visits
    .flatMap((each) => [...each.builds.keys()])
    .filter((build) => ![...EVERYWHERE, remote].includes(build))
  if (foreign.length > 0) {
    console.error(`${path} downloaded files of ${[...new Set(foreign)].join(', ')}.`)
    process.exitCode = 1
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: LAUNCH_ARGUMENTS,
})
const api = await request.newContext({ baseURL: server.origin })
try {
  const person = await createPerson(api, { verified: true, is_admin: true })
  console.log(`Cold visits, CPU ${CPU_SLOWDOWN} times slower, fast 4G, medians of ${VISITS}:`)
  const wanted = process.argv.find((argument) => argument.startsWith('--page='))?.slice('--page='.length)
  const pages = frontPages.filter(({ path }) => wanted === undefined || path === wanted)
  for (const page of pages.slice(0, runSize(pages.length, 1))) {
    const visits: Visit[] = []
    for (let run = 0; run < VISITS; run += 1) {
      visits.push(await visit(browser, server.origin, person, page.path))
    }
    report(page, visits)
  }
  await removePerson(api, person)
} finally {
  await api.dispose()
  await browser.close()
  await server.stop()
}
