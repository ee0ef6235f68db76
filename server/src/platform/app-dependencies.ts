import type { Logger } from 'pino'
import type { AdjustableClock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Reads } from './database/replicas/reads.ts'
import type { Environment } from './environment.ts'
import type { ForeignFiles } from './foreign-files/foreign-files.ts'
import type { SubjectFinder } from './image-subjects/subject-finder.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'
import type { SigningSecrets } from './secrets/signing-secrets.ts'
import type { SearchShards } from './search-engine/search-shards.ts'
import type { Storage } from './storage/storage.ts'
import type { FetchPublic } from './web/fetch-public.ts'

/** The dependencies of the server's parts; a test or a command provides its own. */
export interface AppDependencies {
  environment: Environment
  /** Sign cookies, links and webhooks. */
  sessionSecrets: SigningSecrets
  log: Logger
  clock: AdjustableClock
  database: Database
  /** Where calls that only read are answered from. */
  reads: Reads
  storage: Storage
  /** The daemons of the search engine; null: PostgreSQL alone finds ads. */
  searchShards: SearchShards | null
  mailer: Mailer
  jobs: Jobs
  rateLimiter: RateLimiter
  /** The only function that contacts addresses from outside. */
  fetchPublic: FetchPublic
  /** The only service that opens images, SVG drawings and fonts from outside. */
  foreignFiles: ForeignFiles
  /** Finds products in images. */
  subjectFinder: SubjectFinder
}
