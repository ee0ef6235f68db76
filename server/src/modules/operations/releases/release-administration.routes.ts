import { changeReleasedPackage, listReleasedPackages } from '@marquee/contract/releases'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { ReleaseAdministration } from './release-administration.service.ts'

export function registerReleaseAdministrationRoutes(app: FastifyInstance, releases: ReleaseAdministration): void {
  implement(app, listReleasedPackages, async () => ({ data: await releases.list() }))
  implement(app, changeReleasedPackage, async ({ actor, params, body }) => ({
    data: await releases.change(actor.displayName, params.name, body),
  }))
}
