import { authCheck } from '@marquee/contract/authentication'
import type { FastifyInstance } from 'fastify'
import { implementAnonymous } from '../../../platform/http/implement.ts'
import type { IsPastStaging } from '../../identity/identity.public.ts'
import type { AccessCheck } from './access-check.service.ts'

export function registerAccessCheckRoutes(
  app: FastifyInstance,
  access: AccessCheck,
  isPastStaging: IsPastStaging,
): void {
  implementAnonymous(app, authCheck, ({ actor, query, request }) =>
    isPastStaging(request) ? access.get(actor, query.with_plan === '1') : access.getWithoutAccess(),
  )
}
