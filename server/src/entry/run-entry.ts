import type { Logger } from 'pino'
import type { AppDependencies } from '../platform/app-dependencies.ts'
import { connect, type ConnectOptions } from './connect.ts'
import { readCredentialKeys } from '../platform/credential-keys.ts'
import { type Environment, readEnvironment } from '../platform/environment.ts'
import { errorCode } from '../platform/errors/error-code.ts'
import { StartError } from '../platform/errors/start-error.ts'
import { createForeignFiles } from '../platform/foreign-files/foreign-files.ts'
import { createSubjectFinder } from '../platform/image-subjects/subject-finder.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/log.ts'
import { openMetricsServer } from '../platform/metrics/metrics-server.ts'
import { openMailer } from '../platform/mail/open-mailer.ts'
import { createRateLimiter } from '../platform/rate-limit/rate-limiter.ts'
import { StorageUnavailable } from '../platform/storage/storage-unavailable.ts'
import { readSessionSecrets } from '../platform/session-secret.ts'
import { openFetchPublic } from '../platform/web/open-fetch-public.ts'
import { openSearchEngine } from '../platform/search-engine/open-search-engine.ts'
import { createShutdown, type Shutdown } from '../platform/shutdown.ts'

/** The inputs with which a process of the server starts. */
export interface EntryContext {
  environment: Environment
  log: Logger
  /** Closes the registered resources at the end, the last registered one first. */
  shutdown: Shutdown
}

/** Opens the dependencies of the server; `shutdown` closes them. */
export async function openDependencies(
  { environment, log, shutdown }: EntryContext,
  { role, isPolling }: { role: ConnectOptions['role']; isPolling: boolean },
): Promise<{ dependencies: AppDependencies; notices: string[] }> {
  const { tracing, release } = environment
  if (tracing !== null) {
    // Without a collector, nothing of OpenTelemetry is loaded.
    const { openTracing } = await import('../platform/tracing/open-telemetry.ts')
    shutdown.add('traces', openTracing({ ...tracing, release, log }))
  }
  const connection = await connect({
    environment,
    log,
    role,
    onLost(error) {
      log.fatal({ err: error }, 'The database is gone')
      void shutdown.run(1)
    },
  })
  shutdown.add('database', () => connection.close())
  const { database, reads, storage, clock, notices } = connection
  if (environment.metrics !== null) {
    shutdown.add('metrics', await openMetricsServer(environment.metrics))
  }
  const searchShards = await openSearchEngine(environment)
  shutdown.add('search engine', async () => searchShards?.close())
  const mailer = openMailer(environment, clock)
  shutdown.add('mail', () => mailer.close())
  const jobs = createJobs({ database, log, isPolling })
  const rateLimiter = createRateLimiter({ database, clock })
  const sessionSecrets = await readSessionSecrets(environment)
  const adSources = { ...environment.adSources, credentialKeys: await readCredentialKeys(environment) }
  const withKeys = { ...environment, adSources }
  const fetchPublic = openFetchPublic(environment)
  const foreignFiles = createForeignFiles()
  shutdown.add('foreign files', async () => foreignFiles.close())
  const subjectFinder = createSubjectFinder()
  shutdown.add('subject finder', async () => subjectFinder.close())
  return {
    dependencies: {
      environment: withKeys,
      sessionSecrets,
      log,
      clock,
      database,
      reads,
      storage,
      searchShards,
      mailer,
      jobs,
      rateLimiter,
      fetchPublic,
      foreignFiles,
      subjectFinder,
    },
    notices,
  }
}

/** Starts a process of the server. The returned function runs after the start: from then on a signal ends the process at once. */
type Start = (context: EntryContext) => Promise<() => Promise<void>>

/** Runs a process of the server until a signal ends it. A failed start ends it with the reason. */
export async function runEntry(start: Start): Promise<void> {
  try {
    await run(start)
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

async function run(start: Start): Promise<void> {
  const environment = readEnvironment(process.env)
  const log = createLog(environment.logLevel)
  const { promise: started, resolve: endStart } = Promise.withResolvers<void>()
  const shutdown = createShutdown(log, started)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An error was not handled')
    void shutdown.run(1)
  })
  try {
    const announce = await start({ environment, log, shutdown })
    endStart()
    tellCommand()
    await announce()
  } catch (error) {
    if (!shutdown.isRunning()) {
      console.error(explain(error))
    }
    endStart()
    await shutdown.run(1)
  }
}

/** Tells the parent command that the server has started: it restarts only a server that had started (`scripts/keep-running.mjs`). */
function tellCommand(): void {
  if (process.connected) {
    process.send?.('started')
  }
}

/** An error that the operator can correct, as one line; any other error with its stack. */
function explain(error: unknown): string {
  if (error instanceof StartError) {
    return error.message
  }
  if (error instanceof StorageUnavailable) {
    return `${error.message} Check STORAGE_URL and the credentials of S3, then start again.`
  }
  if (errorCode(error) === 'EADDRINUSE') {
    return `Port ${process.env['PORT'] ?? 3000} is in use by another program. Set PORT to a free one.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
