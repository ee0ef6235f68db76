import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logger } from 'pino'
import type { ServerProcess } from '@marquee/contract/system-health'
import { type Clock, MINUTE_MS } from '../../../platform/clock.ts'
import { type Database, readPoolState } from '../../../platform/database/database.ts'
import { openStreams, readGauge } from '../../../platform/metrics/instruments.ts'
import { readCountedFigures, subtractFigures } from './counted-figures.ts'
import type { MinuteFigures } from './minute-figures.ts'
import { readDisk } from './read-disk.ts'
import { createSystemHealthRepository } from './system-health.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  /** The folder whose disk is measured. */
  dataDir: string
}

const RESOLUTION_MS = 20

/**
 * Stores what this process measures, once a minute. A timer and not a job, because every process tells for itself, also while no worker
 * runs. What cannot be stored is lost; the process goes on.
 */
export async function startProcessRecorder(
  { db, clock, log, dataDir }: Dependencies,
  { role, release }: Pick<ServerProcess, 'role' | 'release'>,
) {
  const repository = createSystemHealthRepository(db)
  const process = { id: randomUUID(), role, release, host: hostname().slice(0, 100) }
  const startedAt = clock.now()
  const loopDelay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  loopDelay.enable()
  let counted = await readCountedFigures()
  let isFailing = false

  async function readFigures(): Promise<MinuteFigures> {
    const now = await readCountedFigures()
    const figures = subtractFigures(now, counted)
    counted = now
    const loop_delay_ms = toDelayMs(loopDelay.percentile(99))
    loopDelay.reset()
    return {
      ...figures,
      loop_delay_ms,
      pool_waiting: readPoolState(db).waiting,
      open_streams: (await openStreams.get()).values[0]?.value ?? 0,
      due_jobs: await countDueJobs(),
      disk: await readDisk(dataDir),
      left_out_replicas: await countLeftOutReplicas(),
      search_lag_seconds: (await readGauge('marquee_search_lag_seconds'))[0]?.value ?? null,
    }
  }

  async function countDueJobs(): Promise<MinuteFigures['due_jobs']> {
    const { waiting, dead } = await repository.countDueJobs(clock.now())
    return { waiting: [...waiting.values()].reduce((sum, count) => sum + count, 0), dead }
  }

  async function record(): Promise<void> {
    try {
      const figures = await readFigures()
      const now = clock.now()
      const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
      await repository.saveProcess(process, startedAt, now)
      await repository.addMinute(process.id, minute, figures, now)
      isFailing = false
    } catch (error) {
      if (!isFailing) {
        log.warn({ err: error }, 'The figures of this process could not be stored')
      }
      isFailing = true
    }
  }

  await repository.saveProcess(process, startedAt, startedAt)
  const timer = setInterval(() => void record(), MINUTE_MS).unref()
  return {
    record,
    /** Stores the last minute and ends. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await record()
      loopDelay.disable()
    },
  }
}

async function countLeftOutReplicas(): Promise<number | null> {
  const servers = await readGauge('marquee_database_servers')
  const leftOut = servers.filter(({ labels: { state } }) => state === 'behind' || state === 'gone')
  return servers.length === 0 ? null : leftOut.reduce((sum, { value }) => sum + value, 0)
}

/** The histogram has nanoseconds, and counts the time between two looks, which a quiet loop needs as well. */
function toDelayMs(nanoseconds: number): number {
  const ms = nanoseconds / 1e6 - RESOLUTION_MS
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}
