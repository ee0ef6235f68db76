import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { UserService } from './modules/auth/users.service.ts'
import { createCreditStatementService } from './modules/credits/credit-statements.service.ts'
import { registerCreditJobs } from './modules/credits/credits.jobs.ts'
import { registerCreditRoutes } from './modules/credits/credits.routes.ts'
import { createCreditService } from './modules/credits/credits.service.ts'

interface Neighbours {
  users: UserService
}

/** Wires what is bought and used up: plans, payments and credits. */
export function registerBilling(
  app: FastifyInstance,
  { database: db, clock, jobs }: AppDependencies,
  { users }: Neighbours,
): void {
  const credits = createCreditService({ db, clock })
  registerCreditRoutes(app, createCreditStatementService({ db, clock, users }))
  registerCreditJobs(jobs, clock, credits)
}
