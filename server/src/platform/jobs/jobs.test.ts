import { pino } from 'pino'
import { z } from 'zod'
import { openDatabase, type Database } from '../database/database.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { queue } from './queue.ts'

const greetings = queue('greetings', { data: z.object({ name: z.string().min(1) }), retryLimit: 1 })
const log = pino({ level: 'silent' })

describe('jobs', () => {
  let testDatabase: TestDatabase
  let database: Database
  let jobs: Jobs
  let greeted: string[]
  let failing: Set<string>

  beforeEach(async () => {
    testDatabase = await createTestDatabase()
    database = openDatabase({ url: testDatabase.url, log, maxConnections: 4 })
    greeted = []
    failing = new Set()
  })
  afterEach(async () => {
    await jobs.stop()
    await database.destroy()
    await testDatabase.drop()
  })

  async function start(isPolling: boolean): Promise<void> {
    jobs = createJobs({ database, log, isPolling })
    jobs.work(greetings, async ({ name }) => {
      greeted.push(name)
      if (failing.delete(name)) {
        throw new Error('not today')
      }
    })
    await jobs.start()
  }

  test('every job that was sent is done once', async () => {
    await start(false)
    await jobs.send(greetings, { name: 'Ada' })
    await jobs.send(greetings, { name: 'Grace' })
    expect(await jobs.drain()).toBe(2)
    expect(greeted.toSorted()).toEqual(['Ada', 'Grace'])
    expect(await jobs.drain()).toBe(0)
  })

  test('a job of a transaction exists if and only if the transaction commits', async () => {
    await start(false)
    await database.transaction().execute(async (transaction) => {
      await jobs.send(greetings, { name: 'kept' }, { transaction })
    })
    const undone = database.transaction().execute(async (transaction) => {
      await jobs.send(greetings, { name: 'undone' }, { transaction })
      throw new Error('roll back')
    })
    await expect(undone).rejects.toThrow('roll back')
    await jobs.drain()
    expect(greeted).toEqual(['kept'])
  })

  test('of jobs with one key only the first waits; once it is done, the key is free', async () => {
    await start(false)
    expect(await jobs.send(greetings, { name: 'a' }, { singletonKey: 'one' })).toEqual(expect.any(String))
    expect(await jobs.send(greetings, { name: 'b' }, { singletonKey: 'one' })).toBeNull()
    await jobs.drain()
    expect(await jobs.send(greetings, { name: 'c' }, { singletonKey: 'one' })).toEqual(expect.any(String))
    await jobs.drain()
    expect(greeted).toEqual(['a', 'c'])
  })

  test('a job waits for its time', async () => {
    await start(false)
    await jobs.send(greetings, { name: 'later' }, { startAfter: new Date(Date.now() + 60_000) })
    expect(await jobs.drain()).toBe(0)
  })

  test('data that does not fit the queue is refused where it is sent', async () => {
    await start(false)
    await expect(jobs.send(greetings, { name: '' })).rejects.toThrow('name')
  })

  test('a failing job does not keep the others from being done', async () => {
    await start(false)
    failing.add('bad')
    await jobs.send(greetings, { name: 'bad' })
    await jobs.send(greetings, { name: 'good' })
    expect(await jobs.drain()).toBe(2)
    expect(greeted.toSorted()).toEqual(['bad', 'good'])
  })

  test('a server that polls does them by itself', async () => {
    const { promise: isDone, resolve } = Promise.withResolvers<string>()
    jobs = createJobs({ database, log, isPolling: true })
    jobs.work(greetings, async ({ name }) => resolve(name))
    await jobs.start()
    await jobs.send(greetings, { name: 'polled' })
    expect(await isDone).toBe('polled')
  }, 30_000)
})
