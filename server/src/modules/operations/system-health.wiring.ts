import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import { readPoolState } from '../../platform/database/database.ts'
import { addGauge } from '../../platform/metrics/instruments.ts'
import { createPageFinder } from './releases/page-finder.ts'
import { createReleaseRepository } from './releases/releases.repository.ts'
import { createPageVitalsService } from './system-health/page-vitals.service.ts'
import { startProcessRecorder } from './system-health/process-recorder.ts'
import { readDisk } from './system-health/read-disk.ts'
import { scheduleSystemHealthJobs } from './system-health/system-health.jobs.ts'
import { createSystemHealthRepository } from './system-health/system-health.repository.ts'
import { registerSystemHealthRoutes } from './system-health/system-health.routes.ts'
import { createSystemHealthService } from './system-health/system-health.service.ts'

/** Wires what administrators see of the running server, what browsers tell about pages, and the figures that Prometheus reads. */
export function registerSystemHealth(app: FastifyInstance, dependencies: AppDependencies): void {
  const { database: db, clock, jobs, rateLimiter } = dependencies
  const findPages = createPageFinder(createReleaseRepository(db))
  const vitals = createPageVitalsService({ db, clock, rateLimiter, findPages })
  const health = createSystemHealthService({ db, clock, vitals })
  registerSystemHealthRoutes(app, health, vitals)
  scheduleSystemHealthJobs(jobs, health, vitals)
  const removals = addGauges(dependencies)
  app.addHook('onClose', async () => removals.forEach((remove) => remove()))
}

/** Stores the figures of this process once a minute, until the returned function ends it. */
export async function recordProcess(
  { database: db, clock, log, environment }: AppDependencies,
  role: 'web' | 'worker' | 'all',
): Promise<() => Promise<void>> {
  const { dataDir, release } = environment
  const recorder = await startProcessRecorder({ db, clock, log, dataDir }, { role, release })
  return () => recorder.stop()
}

/** @returns functions that remove the figures again */
function addGauges({ database: db, reads, clock, environment }: AppDependencies): (() => void)[] {
  const repository = createSystemHealthRepository(db)
  const readDue = () => repository.countDueJobs(clock.now())
  return [
    addGauge(
      { name: 'marquee_pool_connections', help: 'Connections of the database by state.', labels: ['state'] },
      () => {
        const { used, waiting, limit } = readPoolState(db)
        return [
          { labels: { state: 'used' }, value: used },
          { labels: { state: 'waited_for' }, value: waiting },
          { labels: { state: 'limit' }, value: limit },
        ]
      },
    ),
    addGauge(
      { name: 'marquee_jobs_waiting', help: 'Jobs that are due and not started.', labels: ['queue'] },
      async () => [...(await readDue()).waiting].map(([queue, value]) => ({ labels: { queue }, value })),
    ),
    addGauge({ name: 'marquee_disk_bytes', help: 'The disk of the data folder.', labels: ['state'] }, async () => {
      const disk = await readDisk(environment.dataDir)
      return disk === null
        ? []
        : [
            { labels: { state: 'free' }, value: disk.free_bytes },
            { labels: { state: 'total' }, value: disk.total_bytes },
          ]
    }),
    addGauge(
      {
        name: 'marquee_database_servers',
        help: 'Servers of the database by state, if it has replicas.',
        labels: ['state'],
      },
      () => {
        const states = reads.listServers().map(({ state }) => state)
        return [...new Set(states)].map((state) => ({
          labels: { state },
          value: states.filter((other) => other === state).length,
        }))
      },
    ),
    addGauge({ name: 'marquee_jobs_dead', help: 'Jobs that failed for good.' }, async () => [
      { value: (await readDue()).dead },
    ]),
  ]
}
