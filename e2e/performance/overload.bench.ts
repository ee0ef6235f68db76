// Measures what a server does with ten times the requests that it can answer, how fast it is normal afterwards, and what a workspace that
// sends as fast as it can costs another one. `npm run bench overload`
import { closeOnEnd } from '../../server/src/platform/end-wanted.ts'
import { createOwnServer } from '../src/fixtures/running-server.ts'
import { type Answered, type Ask, createOpenLoad, quantile } from './open-load.ts'
import { checkPrecondition, toPercent } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'
import { currentLoad } from './search-report.ts'
import { signInForLoad } from './sign-in-for-load.ts'

const WORKSPACES = runSize(12, 3)
const SECONDS = { capacity: runSize(6, 0.5), quiet: runSize(10, 0.5), overload: runSize(60, 1), calm: runSize(10, 0.5) }
const TIMES = 10
const SLOWER = { overload: 3, other: 1.5 }
const PATH = '/api/ads?limit=20'
/** What the server has by default; the tests' servers have no limits. */
const LIMITS = {
  REQUESTS_AT_ONCE: process.env['REQUESTS_AT_ONCE'] ?? '6',
  REQUESTS_AT_ONCE_PER_WORKSPACE: process.env['REQUESTS_AT_ONCE_PER_WORKSPACE'] ?? '2',
  OPEN_REQUESTS: '1000',
  OPEN_REQUESTS_PER_WORKSPACE: '200',
}

const server = createOwnServer(Number(process.env['PORT'] ?? 3149), {
  ...LIMITS,
  DEMO_LIBRARY: isSmoke ? 'off' : 'on',
  LOG_LEVEL: 'fatal',
})
closeOnEnd(server.remove)
const missed: string[] = []

try {
  await server.start()
  const cookies = await Promise.all(Array.from({ length: WORKSPACES }, () => signInForLoad(server.origin)))
  await measureOverload(cookies)
  await measureFairness(cookies)
  console.log(`Load of the machine: ${currentLoad()}`)
} finally {
  await server.remove()
}
process.exitCode = missed.length > 0 && !isSmoke ? 1 : 0

function check(isRight: boolean, what: string): void {
  console.log(`${isRight ? 'ok    ' : 'WRONG '} ${what}`)
  if (!isRight) {
    missed.push(what)
  }
}

async function measureOverload(cookies: readonly string[]): Promise<void> {
  const load = createOpenLoad(server.origin, 1000)
  const signedIn = (index: number): Ask => ({ path: PATH, cookie: cookies[index % cookies.length] ?? '' })
  /** Every tenth request is of a guest. */
  const mixed = (index: number): Ask =>
    index % 10 === 0 ? { path: '/api/page-registry', cookie: '' } : signedIn(index)
  const end = performance.now() + SECONDS.capacity * 1000
  const most = served(await load.repeat(8, () => performance.now() > end, signedIn))
  const capacity = most.length / SECONDS.capacity
  const quiet = served(await load.run(capacity / 5, SECONDS.quiet, signedIn))
  checkPrecondition(
    `${Math.round(capacity)} pages of ads a second at most; ${quiet.length} answers when quiet, p99 ${format(quantile(quiet, 0.99))}`,
    capacity > 10 && quiet.length > 0,
  )
  const answers = await load.run(capacity * TIMES, SECONDS.overload, mixed)
  const good = served(answers)
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(
    ([status, list]) => `${status}: ${list?.length ?? 0}`,
  )
  console.log(
    `       ${answers.length} requests in ${SECONDS.overload} s (${statuses.join(', ')}); served: ${toPercent(good.length, most.length * (SECONDS.overload / SECONDS.capacity))} of the most, p50 ${format(quantile(good, 0.5))}`,
  )
  check(
    answers.every(({ status }) => [200, 429, 503].includes(status)),
    'only 200, 429 and 503',
  )
  const times = quantile(good, 0.99) / quantile(quiet, 0.99)
  check(
    times <= SLOWER.overload,
    `p99 of what is served ${format(quantile(good, 0.99))}, ${times.toFixed(1)} times (goal: ${SLOWER.overload})`,
  )
  const after = await load.run(capacity / 5, SECONDS.calm, signedIn)
  const refused = after.length - served(after).length
  const calm = quantile(served(after), 0.99) / quantile(quiet, 0.99)
  check(
    refused === 0 && calm <= 2,
    `right after it: ${refused} of ${after.length} refused, p99 ${calm.toFixed(1)} times (goal: 2)`,
  )
  load.close()
}

async function measureFairness([first = '', other = '']: readonly string[]): Promise<void> {
  const mine = createOpenLoad(server.origin, 20)
  const theirs = createOpenLoad(server.origin, 200)
  const perSecond = runSize(10, 5)
  const seconds = runSize(20, 1)
  const ask: Ask = { path: PATH, cookie: other }
  const alone = served(await mine.run(perSecond, seconds, () => ask))
  let isOver = false
  const flood = theirs.repeat(
    100,
    () => isOver,
    () => ({ path: PATH, cookie: first }),
  )
  const beside = await mine.run(perSecond, seconds, () => ask)
  isOver = true
  const flooded = await flood
  checkPrecondition(`the other workspace sent ${flooded.length} requests meanwhile`, flooded.length > beside.length)
  const refused = beside.length - served(beside).length
  const times = quantile(served(beside), 0.95) / quantile(alone, 0.95)
  check(refused === 0, `${refused} requests of the quiet workspace were refused`)
  check(
    times <= SLOWER.other,
    `its p95 ${format(quantile(alone, 0.95))} alone, ${format(quantile(served(beside), 0.95))} beside it, ${times.toFixed(2)} times (goal: ${SLOWER.other})`,
  )
  mine.close()
  theirs.close()
}

function served(answers: readonly Answered[]): Answered[] {
  return answers.filter(({ status }) => status === 200)
}

function format(ms: number): string {
  return `${ms.toFixed(1)} ms`
}
