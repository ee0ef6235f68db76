import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { flushMails } from '../../../platform/mail/flush-mails.ts'
import { outboxFolder } from '../../../platform/mail/open-mailer.ts'
import type { AccountCreation } from '../../identity/auth/account-creation.service.ts'
import type { CreditService } from '../../billing/credits/credits.service.ts'
import { registerTestHookRoutes } from './test-hooks.routes.ts'
import { createTestHookService } from './test-hooks.service.ts'

interface Neighbours {
  accounts: AccountCreation
  credits: CreditService
}

/** Wires what tests reach into the server by, where the environment says so. */
export function registerTestHooks(
  app: FastifyInstance,
  { database: db, clock, jobs, environment: { hasTestHooks, mailUrl } }: AppDependencies,
  { accounts, credits }: Neighbours,
): void {
  if (!hasTestHooks) {
    return
  }
  const folder = outboxFolder(mailUrl)
  const outbox = folder === null ? null : { folder, flush: () => flushMails(db, jobs) }
  registerTestHookRoutes(app, createTestHookService({ db, clock, accounts, credits, outbox }))
}
