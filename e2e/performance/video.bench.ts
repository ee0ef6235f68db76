// Measures rendering: the time of 15 seconds of 1080 × 1920, the memory of the renderer for a minute, and the API beside it. Then the
// server is killed during renders, which have to go on. `npm run bench video`
import { closeOnEnd } from '../../server/src/platform/end-wanted.ts'
import { createOwnServer, type OwnServer } from '../src/fixtures/running-server.ts'
import { checkPrecondition } from './precondition.ts'
import { watchMemory } from './process-memory.ts'
import { isSmoke, runSize } from './run-size.ts'
import { computeQuantiles, currentLoad } from './search-report.ts'
import { createVideoClient, timeRequests, type VideoClient } from './video-client.ts'
import { tryRenderKills } from './video-kills.ts'

const GOALS = { seconds: 45, memoryMb: 700, p95Ratio: 2 } as const
const SHORT = runSize(450, 60)
const LONG = runSize(1800, 60)
const SCENE = runSize(150, 30)
const IDLE_REQUESTS = runSize(200, 5)

const missed: string[] = []

function check(isRight: boolean, what: string): void {
  console.log(`${isRight ? 'ok    ' : 'WRONG '} ${what}`)
  if (!isRight) {
    missed.push(what)
  }
}

/** A goal counts only in a whole run: the smallest size shows that something is measured. */
function compare(isMet: boolean, what: string): void {
  if (isSmoke) {
    console.log(what)
  } else {
    check(isMet, what)
  }
}

async function measure(client: VideoClient, frames: number) {
  const video = await client.makeVideo(frames, SCENE)
  const endWatch = watchMemory()
  const startedAt = performance.now()
  await client.order(video)
  let isOver = false
  const asking = timeRequests(client.api, () => isOver)
  const render = await client.waitFor(video, ({ status }) => status !== 'queued' && status !== 'running')
  const seconds = (performance.now() - startedAt) / 1000
  isOver = true
  const [times, memory] = [await asking, await endWatch()]
  const [file] = render.files
  checkPrecondition(
    `a file of ${frames / 30} s in ${file?.width} × ${file?.height}, ${((file?.bytes ?? 0) / 1e6).toFixed(1)} MB; ${times.length} requests meanwhile; load ${currentLoad().toFixed(1)}`,
    render.status === 'done' && file?.width === 1080 && (file.bytes ?? 0) > 0 && times.length > 0,
  )
  return { seconds, memory, busy: computeQuantiles(times) }
}

async function main(server: OwnServer): Promise<void> {
  await server.start()
  const client = await createVideoClient(server.origin)
  await timeRequests(client.api, (asked) => asked === IDLE_REQUESTS)
  const idle = computeQuantiles(await timeRequests(client.api, (asked) => asked === IDLE_REQUESTS))
  const short = await measure(client, SHORT)
  compare(
    short.seconds <= GOALS.seconds,
    `${SHORT / 30} s rendered and checked in ${short.seconds.toFixed(1)} s (goal ${GOALS.seconds})`,
  )
  const ratio = short.busy.p95 / idle.p95
  compare(
    ratio < GOALS.p95Ratio,
    `API p95 ${idle.p95.toFixed(1)} ms idle, ${short.busy.p95.toFixed(1)} ms beside a render: ${ratio.toFixed(2)} times (goal ${GOALS.p95Ratio})`,
  )
  const { memory } = await measure(client, LONG)
  checkPrecondition(`processes of ${memory.tree.toFixed(0)} MB were watched`, memory.largestChild > 0)
  compare(
    memory.largestChild < GOALS.memoryMb,
    `${LONG / 30} s: the renderer or the analyzer holds ${memory.largestChild.toFixed(0)} MB at most (goal ${GOALS.memoryMb}), with the server ${memory.tree.toFixed(0)} MB`,
  )
  await client.api.dispose()
  if (!isSmoke) {
    await tryRenderKills(server, check)
  }
  process.exitCode = missed.length === 0 ? 0 : 1
}

const server = createOwnServer(Number(process.env['PORT'] ?? 3149), { DEMO_LIBRARY: 'on' })
closeOnEnd(server.remove)
try {
  await main(server)
} finally {
  await server.remove()
}
