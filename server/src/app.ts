import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { AdjustableClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Environment } from './platform/environment.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { RateLimiter } from './platform/rate-limit/rate-limiter.ts'
import type { SessionGateway } from './platform/sessions/session-gateway.ts'
import type { Storage } from './platform/storage/storage.ts'

export interface AppDependencies {
  environment: Environment
  /** Signs cookies and links. */
  sessionSecret: string
  log: Logger
  clock: AdjustableClock
  database: Database
  storage: Storage
  mailer: Mailer
  jobs: Jobs
  rateLimiter: RateLimiter
}

/** The whole server on one screen: what each module needs, and where its routes are. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { environment, log, database } = dependencies

  const sessions: SessionGateway = {
    resolve: () => Promise.resolve(null),
    verifyCsrf: () => Promise.resolve(false),
  }

  const app = await createHttpServer({ environment, log, database, sessions })

  return app
}
