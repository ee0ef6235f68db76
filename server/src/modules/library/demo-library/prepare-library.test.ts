import { setTimeout as delay } from 'node:timers/promises'
import { runAsAdministrator } from '../../../testing/test-cluster.ts'
import { createTestDependencies } from '../../../testing/test-dependencies.ts'
import { createDemoLibraryRepository } from './demo-library.repository.ts'
import { prepareLibrary } from './prepare-library.ts'

describe('the library at a start', () => {
  test.each([
    { hasDemoLibrary: true, queues: ['demo-library.seed'] },
    { hasDemoLibrary: false, queues: ['media.warm-up'] },
  ])('with $hasDemoLibrary for the demo library, $queues is asked for', async ({ hasDemoLibrary, queues }) => {
    const { dependencies, close } = await createTestDependencies({ hasDemoLibrary })
    const asked: string[] = []
    const jobs = {
      ...dependencies.jobs,
      send: (queue: { name: string }) => Promise.resolve(asked.push(queue.name) === 0 ? '' : null),
    }
    await prepareLibrary({ ...dependencies, jobs })
    await close()
    expect(asked.filter((name) => /^(?:demo-library|media)\./.test(name))).toEqual(queues)
  })

  test('[P-92] whoever waits for the first ads goes on when the database was away meanwhile', async () => {
    const { dependencies, logLines, close } = await createTestDependencies({ hasDemoLibrary: true })
    const { database, environment, clock } = dependencies
    const jobs = { ...dependencies.jobs, send: () => Promise.resolve(null) }
    const waitForFirstAds = await prepareLibrary({ ...dependencies, jobs })
    const name = new URL(environment.databaseUrl ?? '').pathname.slice(1)
    await runAsAdministrator(`
      alter database ${name} with allow_connections false;
      select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    const waiting = waitForFirstAds()
    while (!logLines.some(({ msg }) => msg === 'The database does not answer while the library is filled')) {
      await delay(20)
    }
    await runAsAdministrator(`alter database ${name} with allow_connections true`)
    await createDemoLibraryRepository(database).save('ready', clock.now(), clock.now())
    await expect(waiting).resolves.toBeUndefined()
    await close()
  })
})
