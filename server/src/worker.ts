// Does the background work, separately from the processes that answer requests: beside each of them, or alone when they run with WORKER=off.
import { constants, setPriority } from 'node:os'
import { buildApp } from './app.ts'
import { openDependencies, runEntry } from './entry/run-entry.ts'
import { recordProcess } from './modules/operations/system-health.wiring.ts'

// Requests come first on a machine that also runs a process for them.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await runEntry(async (context) => {
  const { dependencies } = await openDependencies(context, { role: 'tool', isPolling: true })
  const { shutdown } = context
  // Building the server registers every module's job handlers; this process never listens for requests.
  const app = await buildApp(dependencies)
  shutdown.add('server', () => app.close())
  await dependencies.jobs.start()
  shutdown.add('jobs', () => dependencies.jobs.stop())
  shutdown.add('figures', await recordProcess(dependencies, 'worker'))
  return async () => {
    // The server that has started this process says itself that it is ready.
    if (!process.argv.includes('--quiet')) {
      console.log('working')
    }
  }
})
