import type { Logger } from 'pino'
import type { AdjustableClock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Environment } from './environment.ts'
import type { ForeignFiles } from './foreign-files/foreign-files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'
import type { Storage } from './storage/storage.ts'
import type { FetchPublic } from './web/fetch-public.ts'

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
  /** The only way to open images, drawings and fonts that come from outside. */
  foreignFiles: ForeignFiles
}
