import { getSystemHealth, reportPageVitals } from '@marquee/contract/system-health'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { PageVitalsService } from './page-vitals.service.ts'
import type { SystemHealthService } from './system-health.service.ts'

/** What administrators see of the running server, and what browsers tell about pages. */
export function registerSystemHealthRoutes(
  app: FastifyInstance,
  health: Pick<SystemHealthService, 'read'>,
  vitals: Pick<PageVitalsService, 'record'>,
): void {
  implement(app, getSystemHealth, () => health.read())
  implementAnonymous(app, reportPageVitals, ({ body, request }) => vitals.record(request.ip, body.reports))
}
