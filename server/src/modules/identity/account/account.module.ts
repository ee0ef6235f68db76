import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { AddressLimits } from '../auth/address-limits.service.ts'
import type { VerificationService } from '../auth/verification.service.ts'
import type { AvatarService } from '../avatars/avatars.service.ts'
import { createAccountDeletionService } from './account-deletion.service.ts'
import { registerAccountSessionRoutes } from './account-sessions.routes.ts'
import { createAccountSessionService } from './account-sessions.service.ts'
import { registerAccountRoutes } from './account.routes.ts'
import { createAccountService } from './account.service.ts'
import type { Accounts } from './accounts.service.ts'

interface Neighbours extends Pick<Accounts, 'users' | 'plans' | 'workspaces'> {
  sessions: Sessions
  mails: MailService
  avatars: AvatarService
  verification: VerificationService
  addressLimits: AddressLimits
}

/** Wires what people change of their own account, where they are signed in, and how they leave. */
export function registerAccount(
  app: FastifyInstance,
  { database: db, environment: { appUrl } }: AppDependencies,
  { users, plans, workspaces, sessions, mails, avatars, verification, addressLimits }: Neighbours,
): void {
  const account = createAccountService({ db, sessions, users, avatars, verification, addressLimits })
  const deletion = createAccountDeletionService({ db, mails, users, plans, workspaces, appUrl })
  registerAccountRoutes(app, account, deletion, sessions)
  registerAccountSessionRoutes(app, createAccountSessionService({ db, sessions }))
}
