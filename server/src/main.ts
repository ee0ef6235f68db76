import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { connect } from './connect.ts'
import { provideDemoSignIns } from './demo-sign-ins.ts'
import { prepareLibrary } from './pictures.ts'
import { readCredentialKeys } from './platform/credential-keys.ts'
import { type Environment, readEnvironment } from './platform/environment.ts'
import { errorCode } from './platform/errors/error-code.ts'
import { StartError } from './platform/errors/start-error.ts'
import { trackConnections } from './platform/http/closing.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createLog } from './platform/log.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { createRateLimiter } from './platform/rate-limit/rate-limiter.ts'
import { readSessionSecret } from './platform/session-secret.ts'
import { createShutdown, type Shutdown } from './platform/shutdown.ts'
import { provideLocalBuilds } from './releases.ts'

const HOUR_MS = 3_600_000

/** @returns what is left to wait for until the product is usable, and then the line that says so */
async function start(environment: Environment, log: Logger, shutdown: Shutdown): Promise<() => Promise<string>> {
  const connection = await connect({
    environment,
    log,
    role: 'server',
    onLost(error) {
      log.fatal({ err: error }, 'The database is gone')
      void shutdown.run(1)
    },
  })
  shutdown.add('database', () => connection.close())
  for (const notice of connection.notices) {
    console.log(notice)
  }

  const { database, storage, clock } = connection
  const mailer = openMailer(environment, clock)
  shutdown.add('mail', () => mailer.close())
  const jobs = createJobs({ database, log, isPolling: true })
  const rateLimiter = createRateLimiter({ database, clock })
  const sessionSecret = await readSessionSecret(environment)
  const credentialKeys = await readCredentialKeys(environment)
  const adSources = { ...environment.adSources, credentialKeys }
  const dependencies = {
    environment: { ...environment, adSources },
    sessionSecret,
    log,
    clock,
    database,
    storage,
    mailer,
    jobs,
    rateLimiter,
  }
  const app = await buildApp(dependencies)
  for (const line of await provideDemoSignIns(dependencies)) {
    console.log(line)
  }

  for (const loss of await provideLocalBuilds(dependencies)) {
    console.error(loss)
  }
  await jobs.start()
  const waitForFirstAds = await prepareLibrary(dependencies)
  shutdown.add('jobs', () => jobs.stop())
  async function sweep(): Promise<void> {
    await rateLimiter.sweep().catch((error: unknown) => log.warn({ err: error }, 'Rate limits were not swept'))
    await storage.sweep().catch((error: unknown) => log.warn({ err: error }, 'The storage was not swept'))
  }
  await sweep()
  setInterval(() => void sweep(), HOUR_MS).unref()

  shutdown.add('requests', () => app.close(), trackConnections(app.server))
  await app.listen({ port: environment.port, host: environment.host })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : environment.port
  return async () => {
    await waitForFirstAds()
    return `ready ${environment.tls === null ? 'http' : 'https'}://localhost:${port}`
  }
}

/** A failure that the operator can do something about, in one line; anything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof StartError) {
    return error.message
  }
  if (errorCode(error) === 'EADDRINUSE') {
    return `Port ${process.env['PORT'] ?? 3000} is in use by another program. Set PORT to a free one.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const log = createLog(environment.logLevel)
  const { promise: started, resolve: endStart } = Promise.withResolvers<void>()
  const shutdown = createShutdown(log, started)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An error was not handled')
    void shutdown.run(1)
  })
  try {
    const becomeReady = await start(environment, log, shutdown)
    // From here on a signal ends the server at once, and need not wait for the first ads.
    endStart()
    console.log(await becomeReady())
  } catch (error) {
    if (!shutdown.isRunning()) {
      console.error(explain(error))
    }
    endStart()
    await shutdown.run(1)
  }
}

main().catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
})
