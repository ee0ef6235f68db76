// Sends requests to the cluster of docker-compose.yml at a steady rate while its processes are killed and restarted, and counts what was
// lost: acknowledged writes, and requests that were not in flight on what was killed. `npm run bench cluster`
import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { openPool } from '../../server/src/platform/database/pool.ts'
import { closeOnEnd } from '../../server/src/platform/end-wanted.ts'
import { type Cluster, startCluster } from '../src/cluster/cluster.ts'
import { hasProxy } from '../src/cluster/start-proxy.ts'
import { createDataDir } from '../src/fixtures/data-dir.ts'
import { createClusterLoad, type StageResult } from './cluster-load.ts'
import { fillCluster } from './fill-cluster.ts'
import { checkPrecondition } from './precondition.ts'
import { isSmoke, runSize } from './run-size.ts'
import { computeQuantiles, currentLoad } from './search-report.ts'

const REQUESTS_A_SECOND = runSize(50, 10)
const STAGE_MS = runSize(10_000, 1500)
const COMMITS = runSize(500, 20)
const READS = runSize(500, 5)
/** By then a replica is read again. */
const RECOVERY_MS = runSize(5000, 0)
const LONGEST_STREAM_GAP_MS = 5000

let isMissed = false

function check(isRight: boolean, what: string): void {
  console.log(`${isRight ? 'ok    ' : 'WRONG '} ${what}`)
  isMissed ||= !isRight
}

function print(name: string, { sent, failures, p95, longestGapMs }: StageResult): void {
  const kinds = [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', ')
  console.log(
    `  ${name}: ${sent} requests, failed: ${kinds || 'none'}; p95 ${p95.toFixed(0)} ms; stream away for ${longestGapMs} ms at most`,
  )
}

/** Prints how long a commit takes that waits for nothing but its own disk, for the replica's memory, and for the replica's disk. */
async function measureCommits(url: string): Promise<void> {
  const pool = openPool({ url, log: console, maxConnections: 1 })
  const client = await pool.connect()
  await client.query('create table bench_commits (id int)')
  const found: string[] = []
  for (const mode of ['local', 'remote_write', 'on']) {
    await client.query(`set synchronous_commit = ${mode}`)
    const times: number[] = []
    for (let index = 0; index < COMMITS; index += 1) {
      const begun = performance.now()
      await client.query('insert into bench_commits values (1)')
      times.push(performance.now() - begun)
    }
    const { p50, p95 } = computeQuantiles(times)
    found.push(`${mode} ${p50.toFixed(2)} / ${p95.toFixed(2)}`)
  }
  await client.query('drop table bench_commits')
  client.release()
  await pool.end()
  console.log(`  a commit by synchronous_commit, p50 / p95 in ms: ${found.join(', ')}`)
}

async function main(cluster: Cluster): Promise<void> {
  await measureCommits(cluster.databaseUrl)
  await fillCluster(cluster)
  const load = await createClusterLoad(cluster.origin, REQUESTS_A_SECOND)
  const stage = async (name: string, act: () => Promise<void>) => {
    const result = await load.during(async () => {
      await act()
      await delay(STAGE_MS)
    })
    print(name, result)
    return result
  }
  const quiet = await stage('quiet', async () => {})
  const inFlight = Math.max(2, Math.ceil((REQUESTS_A_SECOND * quiet.p95) / 1000) * 2)
  const killed = await stage('a web process is killed', () => cluster.web[0].replace('SIGKILL'))
  const worker = await stage('the worker is killed', () => cluster.worker.replace('SIGKILL'))
  const unfound = await stage('the search daemon is killed', async () => cluster.search?.replace('SIGKILL'))
  const restarted = await stage('both web processes are restarted in turn', () => cluster.restartWeb())
  const reads = [await load.measureReads(READS)]
  const alone = await stage('the replica is killed', cluster.loseReplica)
  reads.push(await load.measureReads(READS))
  await cluster.recoverReplica()
  await delay(RECOVERY_MS)
  reads.push(await load.measureReads(READS))
  console.log(
    `  a list with a replica, without one and with it, p50 in ms: ${reads.map((p50) => p50.toFixed(1)).join(', ')}`,
  )
  const promoted = await stage('the primary is stopped, and the replica promoted', () => cluster.promoteReplica())
  await cluster.rejoinOldPrimary()
  const taken = await stage('the primary is killed, and the replica promoted', () => cluster.losePrimary())
  const stages = [quiet, killed, worker, unfound, restarted, alone, promoted, taken]
  const lost = await load.countLostWrites()
  checkPrecondition(
    `${stages.map(({ sent }) => sent).join(' + ')} requests, ${lost.written} of them writes; ${load.countFoundAds()} ads found; load ${currentLoad().toFixed(1)}`,
    stages.every(({ sent }) => sent > 0) && lost.written > 0 && load.countFoundAds() > 0,
  )
  check(
    [quiet, worker, unfound, restarted].every((one) => countFailures(one) === 0),
    'no request failed in a stage without a killed web process',
  )
  check(
    countFailures(killed) <= inFlight,
    `${countFailures(killed)} requests failed with the killed web process (at most ${inFlight} were in flight)`,
  )
  for (const [stage, until] of [
    [alone, 'commits no longer waited for the killed replica'],
    [promoted, 'the replica of the stopped primary had taken its place'],
    [taken, 'the replica of the killed primary had taken its place'],
  ] as const) {
    check(
      [...stage.failures.keys()].every((kind) => kind === '503'),
      `${countFailures(stage)} requests were answered with 503 until ${until}`,
    )
  }
  check(
    lost.missing === 0 && lost.doubled === 0,
    `${lost.missing} of ${lost.written} acknowledged writes were lost, ${lost.doubled} doubled`,
  )
  const gap = Math.max(...stages.map(({ longestGapMs }) => longestGapMs))
  const words = `the event stream was back after ${gap} ms at most (goal ${LONGEST_STREAM_GAP_MS})`
  if (isSmoke) {
    console.log(words)
  } else {
    check(gap <= LONGEST_STREAM_GAP_MS, words)
  }
  await load.close()
}

function countFailures({ failures }: StageResult): number {
  return [...failures.values()].reduce((sum, count) => sum + count, 0)
}

if (!hasProxy()) {
  console.log('Not measured: HAProxy is not installed (apt-get install haproxy).')
} else {
  const folder = createDataDir()
  const cluster = await startCluster({
    dataDir: join(folder, 'data'),
    port: Number(process.env['PORT'] ?? 3149),
    environment: { NODE_ENV: 'test', TEST_HOOKS: '1', LOG_LEVEL: 'error', DEMO_LIBRARY: 'off', DRAIN_SECONDS: '3' },
  })
  const remove = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  closeOnEnd(remove)
  try {
    await main(cluster)
  } finally {
    await remove()
  }
  process.exitCode = isMissed ? 1 : 0
}
