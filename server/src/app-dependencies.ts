import type { Logger } from 'pino'
import type { AdjustableClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Environment } from './platform/environment.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { RateLimiter } from './platform/rate-limit/rate-limiter.ts'
import type { Storage } from './platform/storage/storage.ts'
import type { FetchPublic } from './platform/web/fetch-public.ts'

/** What the server's parts are built from; a test or a command brings its own. */
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
  /** The only way to what addresses from outside name. */
  fetchPublic: FetchPublic
}
