import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { NotificationService } from '../../notifications/notifications/notifications.service.ts'
import { registerWeeklyWatchJobs } from './weekly-watch.jobs.ts'
import { registerWeeklyWatchRoutes } from './weekly-watch.routes.ts'
import { createWeeklyWatchService } from './weekly-watch.service.ts'

interface Neighbours {
  ads: AdService
  notifications: Pick<NotificationService, 'notify'>
}

/** Wires what is told every week of all followed brands. */
export function registerWeeklyWatch(
  app: FastifyInstance,
  { database: db, clock, jobs }: AppDependencies,
  { ads, notifications }: Neighbours,
): void {
  const weeklyWatch = createWeeklyWatchService({ db, clock, ads, notifications })
  registerWeeklyWatchRoutes(app, weeklyWatch)
  registerWeeklyWatchJobs(jobs, weeklyWatch)
}
