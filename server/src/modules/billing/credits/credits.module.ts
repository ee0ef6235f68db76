import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { UserService } from '../../identity/auth/users.service.ts'
import type { BillingNoticeService } from '../plans/billing-notices.service.ts'
import { createCreditStatementService } from './credit-statements.service.ts'
import { registerCreditJobs } from './credits.jobs.ts'
import { registerCreditRoutes } from './credits.routes.ts'
import { type CreditService, createCreditService } from './credits.service.ts'

interface Neighbours {
  users: UserService
  notices: Pick<BillingNoticeService, 'announceLowBalance'>
}

/** Wires credits. Hands back those whose low balance is told by mail. */
export function registerCredits(
  app: FastifyInstance,
  { database: db, clock, jobs }: AppDependencies,
  { users, notices }: Neighbours,
): CreditService {
  const credits = createCreditService({ db, clock, onLowBalance: (...change) => notices.announceLowBalance(...change) })
  registerCreditRoutes(app, createCreditStatementService({ db, clock, users }))
  registerCreditJobs(jobs, credits)
  return credits
}
