// Answers requests and, unless WORKER=off, sees to the background work: in a process of its own, or within this one.
import { setTimeout as delay } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { provideDemoSignIns } from './entry/provide-demo-sign-ins.ts'
import { prepareLibrary } from './modules/library/demo-library/prepare-library.ts'
import { trackConnections } from './platform/http/closing.ts'
import { provideLocalBuilds } from './modules/operations/releases.wiring.ts'
import { recordProcess } from './modules/operations/system-health.wiring.ts'
import { keepWorker } from './entry/keep-worker.ts'
import { openDependencies, runEntry } from './entry/run-entry.ts'

await runEntry(async (context) => {
  const { environment, log, shutdown } = context
  const isPolling = environment.worker === 'in-process'
  const { dependencies, notices } = await openDependencies(context, { role: 'server', isPolling })
  for (const notice of notices) {
    console.log(notice)
  }
  const { jobs, storage } = dependencies
  const app = await buildApp(dependencies)
  for (const line of await provideDemoSignIns(dependencies)) {
    console.log(line)
  }

  for (const loss of await provideLocalBuilds(dependencies)) {
    console.error(loss)
  }
  await storage.sweep()
  shutdown.add('requests', () => app.close(), trackConnections(app.server))
  await jobs.start()
  shutdown.add('jobs', () => jobs.stop())
  shutdown.add('figures', await recordProcess(dependencies, isPolling ? 'all' : 'web'))
  if (environment.worker === 'own-process') {
    const metricsPort = environment.metrics?.port ?? null
    const worker = keepWorker({ log, metricsPort, isEnding: () => shutdown.isRunning() })
    shutdown.add('worker', worker.stop, worker.kill)
  }
  const waitForFirstAds = await prepareLibrary(dependencies)

  await app.listen({ port: environment.port, host: environment.host })
  shutdown.add('readiness', async () => {
    app.announceEnd()
    await delay(environment.drainSeconds * 1000)
  })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : environment.port
  return async () => {
    // A separate worker process may be started later.
    if (environment.worker !== 'off') {
      await waitForFirstAds()
    }
    console.log(`ready ${environment.tls === null ? 'http' : 'https'}://localhost:${port}`)
  }
})
