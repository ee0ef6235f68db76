import { reportReleaseHealth } from '@marquee/contract/release-health'
import { changeReleasedPackage, listReleasedPackages, updateReleaseAlarms } from '@marquee/contract/releases'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { ReleaseAdministration } from './release-administration.service.ts'
import type { ReleaseHealthService } from './release-health.service.ts'

/** The endpoints of releases for administrators, and the endpoint for the pages' reports. */
export function registerReleaseRoutes(
  app: FastifyInstance,
  releases: ReleaseAdministration,
  health: Pick<ReleaseHealthService, 'record'>,
): void {
  implement(app, listReleasedPackages, async () => ({ data: await releases.list() }))
  implement(app, changeReleasedPackage, async ({ actor, params, body }) => ({
    data: await releases.change(actor.displayName, params.name, body),
  }))
  implement(app, updateReleaseAlarms, async ({ params, body }) => ({
    data: await releases.changeAlarms(params.name, body),
  }))
  implementAnonymous(app, reportReleaseHealth, async ({ actor, body, request }) => {
    const userId = actor?.isEmailVerified ? actor.userId : null
    const answer = await health.record({ userId, ip: request.ip }, body.reports)
    if (answer.dropped > 0) {
      request.log.info({ dropped: answer.dropped }, 'Reports about releases were dropped')
    }
    return answer
  })
}
