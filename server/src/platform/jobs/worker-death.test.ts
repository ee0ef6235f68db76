import { join } from 'node:path'
import { pino } from 'pino'
import { type BackgroundProcess, startProcess } from '../../testing/background-process.ts'
import { countedWork, createRunsTable, listRuns } from '../../testing/counted-work.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { createJobs } from './jobs.ts'

const PROCESS = join(__dirname, '../../testing/job-process.ts')
const log = pino({ level: 'silent' })

// The test waits for a heartbeat that does not come; this is for a machine that is busy with other tests.
jest.setTimeout(90_000)

describe('a worker that dies', () => {
  let testDatabase: TestDatabase
  let database: Database
  const processes: BackgroundProcess[] = []

  beforeAll(async () => {
    testDatabase = await createTestDatabase()
    database = openDatabase({ url: testDatabase.url, log, maxConnections: 4 })
    await createRunsTable(database)
  })
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop('SIGKILL')))
    await database.destroy()
    await testDatabase.drop()
  })

  async function startWorker(): Promise<BackgroundProcess> {
    const worker = startProcess(PROCESS, {}, [testDatabase.url])
    processes.push(worker)
    await worker.waitFor(/working/)
    return worker
  }

  test('loses its job to another one within 30 seconds, which completes it once', async () => {
    const jobs = createJobs({ database, log, isPolling: false })
    jobs.work(countedWork, () => Promise.reject(new Error('This process does no work.')))
    const victim = await startWorker()
    await jobs.start()
    const id = await jobs.send(countedWork, {})
    await victim.waitFor(/attempt 1/)
    const successor = await startWorker()

    const killedAt = performance.now()
    expect(await victim.stop('SIGKILL')).toBeNull()
    await successor.waitFor(/attempt 2/)
    expect((performance.now() - killedAt) / 1000).toBeLessThan(30)

    await expect(waitForRuns(database)).resolves.toEqual([{ job_id: id, attempt: 2 }])
    expect(await jobs.drain()).toBe(0)
    await jobs.stop()
  })
})

async function waitForRuns(database: Database) {
  for (;;) {
    const runs = await listRuns(database)
    if (runs.length > 0) {
      return runs
    }
  }
}
