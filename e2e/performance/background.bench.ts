// Measures what the large background works of one workspace cost the pages of another one. `npm run bench background`
import { closeOnEnd } from '../../server/src/platform/end-wanted.ts'
import { createOwnServer } from '../src/fixtures/running-server.ts'
import { createApiUser } from './api-user.ts'
import { type BackgroundWork, listBackgroundWork } from './background-work.ts'
import { type Answered, createOpenLoad } from './open-load.ts'
import { checkPrecondition } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'
import { computeQuantiles, currentLoad, type Quantiles } from './search-report.ts'

const PER_SECOND = 20
const ALONE_SECONDS = runSize(15, 0.5)
/** Long works are measured for this time, and go on meanwhile. */
const LONGEST_SECONDS = 60
const GOAL = 1.5
const PATH = '/api/ads?limit=20'
const server = createOwnServer(Number(process.env['PORT'] ?? 3149), {
  REQUESTS_AT_ONCE: '6',
  REQUESTS_AT_ONCE_PER_WORKSPACE: '2',
  DEMO_LIBRARY: isSmoke ? 'off' : 'on',
  LOG_LEVEL: 'error',
  WORKER: process.env['WORKER'] ?? 'own-process',
})
closeOnEnd(server.remove)
let isMissed = false

try {
  await server.start()
  await main()
} finally {
  await server.remove()
}
process.exitCode = isMissed && !isSmoke ? 1 : 0

async function main(): Promise<void> {
  const busy = await createApiUser(server.origin, { workspaces: [{ plan: 'active' }] })
  const { cookie } = await createApiUser(server.origin)
  const load = createOpenLoad(server.origin, 50)
  const ask = () => ({ path: PATH, cookie })

  async function measure(isOver: () => boolean): Promise<Quantiles & { asked: number }> {
    const answers = await load.runUntil(PER_SECOND, isOver, ask)
    if (answers.some(({ status }) => status !== 200)) {
      throw new Error(`A request of the other workspace was answered with ${findFailure(answers)}.`)
    }
    return { ...computeQuantiles(answers.map(({ ms }) => ms)), asked: answers.length }
  }

  async function measureBeside({ name, run }: BackgroundWork, alone: Quantiles): Promise<Quantiles> {
    const start = performance.now()
    let isDone = false
    const working = run(() => performance.now() - start > LONGEST_SECONDS * 1000).finally(() => (isDone = true))
    const [beside, { found, hasWorked }] = await Promise.all([measure(() => isDone), working])
    const seconds = (performance.now() - start) / 1000
    checkPrecondition(`${name}, ${found} in ${seconds.toFixed(1)} s; ${beside.asked} pages of the other`, hasWorked)
    const after = await measure(lasting(ALONE_SECONDS))
    const ratio = (2 * beside.p95) / (alone.p95 + after.p95)
    isMissed ||= ratio > GOAL
    console.log(
      `${ratio <= GOAL ? 'ok    ' : 'WRONG '} beside ${name}: p50 ${format(alone.p50)} before, ${format(beside.p50)} beside, ${format(after.p50)} after; p95 ${format(alone.p95)}, ${format(beside.p95)}, ${format(after.p95)}: ${ratio.toFixed(2)} times (goal: ${GOAL})`,
    )
    return after
  }

  await measure(lasting(ALONE_SECONDS))
  let alone: Quantiles = await measure(lasting(ALONE_SECONDS))
  for (const work of listBackgroundWork(busy)) {
    alone = await measureBeside(work, alone)
  }
  console.log(`Load of the machine: ${currentLoad()}`)
  load.close()
}

function lasting(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() >= end
}

function findFailure(answers: readonly Answered[]): number {
  return answers.find(({ status }) => status !== 200)?.status ?? 0
}

function format(ms: number): string {
  return `${ms.toFixed(1)} ms`
}
