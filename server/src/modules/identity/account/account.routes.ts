import {
  deleteAccount,
  getAccountDeletion,
  markPlansSeen,
  removeImage,
  updatePassword,
  updateProfile,
  uploadImage,
} from '@marquee/contract/account'
import { endAccountSession, endOtherAccountSessions, listAccountSessions } from '@marquee/contract/account-sessions'
import type { FastifyInstance } from 'fastify'
import { implement, implementUpload } from '../../../platform/http/implement.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { AccountSessionService } from './account-sessions.service.ts'
import type { AccountDeletionService } from './account-deletion.service.ts'
import type { AccountService } from './account.service.ts'

export function registerAccountRoutes(
  app: FastifyInstance,
  account: AccountService,
  deletion: AccountDeletionService,
  sessions: Pick<Sessions, 'rotate' | 'requireConfirmedPassword' | 'signOut'>,
): void {
  implement(app, updateProfile, async ({ actor, body, request }) => ({
    data: await account.updateProfile(actor, body, request.ip),
  }))
  implement(app, updatePassword, async ({ actor, body, request, reply }) => {
    await account.updatePassword(actor, body)
    await sessions.rotate(request, reply)
  })
  implementUpload(app, uploadImage, async ({ actor, file }) => ({
    data: await account.uploadImage(actor, file.content),
  }))
  implement(app, removeImage, async ({ actor }) => ({ data: await account.removeImage(actor) }))
  implement(app, getAccountDeletion, async ({ actor }) => ({ data: await deletion.preview(actor) }))
  implement(app, deleteAccount, async ({ actor, body, request, reply }) => {
    await sessions.requireConfirmedPassword(request)
    await deletion.delete(actor, body.email)
    await sessions.signOut(request, reply)
  })
  implement(app, markPlansSeen, ({ actor }) => account.markPlansSeen(actor))
}

export function registerAccountSessionRoutes(app: FastifyInstance, accountSessions: AccountSessionService): void {
  implement(app, listAccountSessions, ({ actor, query }) => accountSessions.list(actor, query))
  implement(app, endAccountSession, ({ actor, params }) => accountSessions.end(actor, params.id))
  implement(app, endOtherAccountSessions, ({ actor }) => accountSessions.endOthers(actor))
}
