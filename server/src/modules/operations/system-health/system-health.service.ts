import type { getSystemHealth } from '@marquee/contract/system-health'
import type { HandlerOutput } from '@marquee/contract/endpoint'
import { type Clock, DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findShownStart, type StoredMinute, toHealthPoints } from './health-points.ts'
import type { PageVitalsService } from './page-vitals.service.ts'
import { createSystemHealthRepository } from './system-health.repository.ts'

/** A process that has not told anything for longer is gone, or hangs: it tells every minute. */
const ALIVE_MS = 2.5 * MINUTE_MS
const KEPT_MS = 7 * DAY_MS
const MAX_PROCESSES = 50

interface Dependencies {
  db: Database
  clock: Clock
  vitals: Pick<PageVitalsService, 'list'>
}

/** What administrators see of the running server. */
export function createSystemHealthService({ db, clock, vitals }: Dependencies) {
  const repository = createSystemHealthRepository(db)

  return {
    async read(): Promise<HandlerOutput<typeof getSystemHealth>> {
      const now = clock.now()
      const since = findShownStart(now)
      const [processes, minutes, pages] = await Promise.all([
        repository.listProcesses(since, MAX_PROCESSES),
        repository.listMinutes(since),
        vitals.list(since),
      ])
      return {
        data: {
          processes: processes.map(({ started_at, last_seen_at, ...process }) => ({
            ...process,
            started_at: started_at.toISOString(),
            last_seen_at: last_seen_at.toISOString(),
            is_alive: now.getTime() - last_seen_at.getTime() <= ALIVE_MS,
          })),
          points: toHealthPoints(minutes, now),
          disk: findFullestDisk(minutes, now),
          dead_jobs: minutes.findLast(({ figures }) => figures.due_jobs !== null)?.figures.due_jobs?.dead ?? 0,
          pages,
        },
      }
    },

    /** Removes what is older than a week. */
    async collect(): Promise<void> {
      await repository.removeBefore(new Date(clock.now().getTime() - KEPT_MS))
    },
  }
}

export type SystemHealthService = ReturnType<typeof createSystemHealthService>

/** Of the processes that are alive. */
function findFullestDisk(minutes: readonly StoredMinute[], now: Date) {
  const disks = minutes.flatMap(({ minute, figures }) =>
    figures.disk !== null && now.getTime() - minute.getTime() <= ALIVE_MS + MINUTE_MS ? [figures.disk] : [],
  )
  return disks.toSorted((a, b) => a.free_bytes - b.free_bytes)[0] ?? null
}
