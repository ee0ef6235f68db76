import { markPlansSeen, updatePassword, updateProfile } from '@marquee/contract/account'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { AccountService } from './account.service.ts'

export function registerAccountRoutes(
  app: FastifyInstance,
  account: AccountService,
  sessions: Pick<Sessions, 'rotate'>,
): void {
  implement(app, updateProfile, async ({ actor, body, request }) => ({
    data: await account.updateProfile(actor, body, request.ip),
  }))
  implement(app, updatePassword, async ({ actor, body, request, reply }) => {
    await account.updatePassword(actor, body)
    await sessions.rotate(request, reply)
  })
  implement(app, markPlansSeen, ({ actor }) => account.markPlansSeen(actor))
}
