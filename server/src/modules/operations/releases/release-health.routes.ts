import { reportReleaseHealth } from '@marquee/contract/release-health'
import type { FastifyInstance } from 'fastify'
import { implementAnonymous } from '../../../platform/http/implement.ts'
import type { ReleaseHealthService } from './release-health.service.ts'

export function registerReleaseHealthRoutes(app: FastifyInstance, health: Pick<ReleaseHealthService, 'record'>): void {
  implementAnonymous(app, reportReleaseHealth, async ({ actor, body, request }) => {
    const answer = await health.record({ userId: actor?.userId ?? null, ip: request.ip }, body.reports)
    if (answer.dropped > 0) {
      request.log.info({ dropped: answer.dropped }, 'Reports about releases were dropped')
    }
    return answer
  })
}
