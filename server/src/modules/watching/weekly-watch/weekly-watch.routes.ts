import { getWeeklyWatch } from '@marquee/contract/weekly-watch'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { WeeklyWatchService } from './weekly-watch.service.ts'

export function registerWeeklyWatchRoutes(app: FastifyInstance, weeklyWatch: WeeklyWatchService): void {
  implement(app, getWeeklyWatch, async ({ actor, query }) => ({ data: await weeklyWatch.get(actor, query.until) }))
}
