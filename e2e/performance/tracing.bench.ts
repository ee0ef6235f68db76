// Measures what traces cost: requests a second and their p95 without a collector, with one that gets a tenth of the traces, and with one
// that gets all. `npm run bench tracing`
import { createServer } from 'node:http'
import { once } from 'node:events'
import { closeOnEnd } from '../../server/src/platform/end-wanted.ts'
import { createOwnServer, type OwnServer } from '../src/fixtures/running-server.ts'
import { readProcessTime } from './cpu-time.ts'
import { type Answered, type Ask, createOpenLoad, quantile } from './open-load.ts'
import { checkPrecondition } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'
import { currentLoad } from './search-report.ts'
import { signInForLoad } from './sign-in-for-load.ts'

const RATIOS = runSize<readonly (number | null)[]>([null, 0.1, 1], [null, 1])
const ROUNDS = runSize(30, 1)
const WARM_UP = 5
const SECONDS = 1
const CONNECTIONS = 4
const ADDRESSES = [
  ['a page of ads', '/api/ads?limit=20'],
  ['the session of a user', '/api/authcheck'],
] as const

let received = 0
const collector = createServer((request, reply) => {
  request.on('data', (chunk: Buffer) => (received += chunk.length))
  request.on('end', () => reply.end('{}'))
})
collector.listen(0, '127.0.0.1')
await once(collector, 'listening')
const address = collector.address()
const endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`

const firstPort = Number(process.env['PORT'] ?? 3149)
const servers = RATIOS.map((ratio, index) =>
  createOwnServer(firstPort + index, {
    DEMO_LIBRARY: isSmoke ? 'off' : 'on',
    LOG_LEVEL: 'fatal',
    ...(ratio !== null && { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: String(ratio) }),
  }),
)
for (const { remove } of servers) {
  closeOnEnd(remove)
}

try {
  const cookies: string[] = []
  for (const { start, origin } of servers) {
    await start()
    cookies.push(await signInForLoad(origin))
  }
  for (const [what, path] of ADDRESSES) {
    await measure(what, path, cookies)
  }
  checkPrecondition(`the collector got ${Math.round(received / 1000)} kB of traces`, received > 0)
  console.log(`Load of the machine: ${currentLoad()}`)
} finally {
  for (const { remove } of servers) {
    await remove()
  }
  collector.close()
  collector.closeAllConnections()
}

interface Turn {
  answers: Answered[]
  /** Milliseconds of the server's processor time for each answer. */
  work: number
}

/** The variants take short turns, so that what else the machine does meets all of them alike. */
async function measure(what: string, path: string, cookies: readonly string[]): Promise<void> {
  const rounds: Turn[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns: Turn[] = []
    for (const [index, server] of servers.entries()) {
      turns.push(await takeTurn(server, { path, cookie: cookies[index] ?? '' }))
    }
    rounds.push(turns)
  }
  // The first rounds only warm up.
  const counted = rounds.slice(isSmoke ? 0 : WARM_UP)
  for (const [index, ratio] of RATIOS.entries()) {
    const answers = counted.flatMap((turns) => turns[index]?.answers ?? [])
    checkPrecondition(
      `${answers.length} answers of ${what}`,
      answers.length > 0 && answers.every(({ status }) => status === 200),
    )
    const toTimes = (of: (turn?: Turn) => number) =>
      `${median(counted.map((turns) => of(turns[index]) / of(turns[0]))).toFixed(2)} times`
    const perSecond = answers.length / (counted.length * SECONDS)
    console.log(
      `       ${what}, ${ratio === null ? 'without traces' : `${ratio * 100} % of traces`}: ` +
        `${perSecond.toFixed(0)} a second (${toTimes((turn) => turn?.answers.length ?? 0)}), ` +
        `p95 ${quantile(answers, 0.95).toFixed(1)} ms (${toTimes((turn) => quantile(turn?.answers ?? [], 0.95))}), ` +
        `${median(counted.map((turns) => turns[index]?.work ?? 0)).toFixed(2)} ms of processor time each (${toTimes((turn) => turn?.work ?? 0)})`,
    )
  }
}

async function takeTurn(server: OwnServer, ask: Ask): Promise<Turn> {
  const load = createOpenLoad(server.origin, CONNECTIONS)
  const before = await readProcessTime(server.pid())
  const end = performance.now() + SECONDS * 1000
  const answers = await load.repeat(
    CONNECTIONS,
    () => performance.now() > end,
    () => ask,
  )
  const after = await readProcessTime(server.pid())
  load.close()
  return { answers, work: ((after ?? 0) - (before ?? 0)) / answers.length }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
