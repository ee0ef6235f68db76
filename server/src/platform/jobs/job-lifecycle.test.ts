import { pino } from 'pino'
import { sql } from 'kysely'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster.ts'
import { countedWork, createRunsTable, listRuns, recordRun } from '../../testing/counted-work.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { type JobAttempt, JobTakenError } from './job-attempt.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { queue } from './queue.ts'
import { scheduledQueue } from './scheduled-queue.ts'

const log = pino({ level: 'silent' })
const hopeless = queue('hopeless', { data: z.object({}), retryLimit: 0 })
const pair = queue('pair', { data: z.object({ name: z.string() }), concurrency: 2, pollSeconds: 0.5 })
const hourly = scheduledQueue('hourly')

describe('a job', () => {
  let testDatabase: TestDatabase
  let database: Database
  const started: Jobs[] = []

  beforeAll(async () => {
    testDatabase = await createTestDatabase()
    database = openDatabase({ url: testDatabase.url, log, maxConnections: 8 })
    await createRunsTable(database)
  })
  afterEach(async () => {
    await Promise.all(started.splice(0).map((jobs) => jobs.stop()))
    await sql`truncate pgboss.job, job_progress, counted_runs`.execute(database)
  })
  afterAll(async () => {
    await database.destroy()
    await testDatabase.drop()
  })

  function create(isPolling = false): Jobs {
    const jobs = createJobs({ database, log, isPolling })
    started.push(jobs)
    return jobs
  }

  async function readStates(name: string): Promise<string[]> {
    const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = ${name}`.execute(database)
    return rows.map((row) => row.state)
  }

  test('knows its id and attempt, and is completed with its result or not at all', async () => {
    const jobs = create()
    const seen: JobAttempt[] = []
    jobs.work(countedWork, async (_, attempt) => {
      seen.push(attempt)
      await database.transaction().execute(async (transaction) => {
        await recordRun(transaction, attempt)
        await attempt.complete(transaction)
      })
    })
    await jobs.start()
    const id = await jobs.send(countedWork, {})
    await jobs.drain()
    expect(seen).toEqual([expect.objectContaining({ jobId: id, attempt: 1 })])
    expect(await listRuns(database)).toEqual([{ job_id: id, attempt: 1 }])
    expect(await readStates('counted-work')).toEqual(['completed'])
  })

  test('that was cancelled meanwhile leaves no result, and is not run again', async () => {
    const jobs = create()
    let failure: unknown
    jobs.work(countedWork, async (_, attempt) => {
      await jobs.cancel(countedWork.name, attempt.jobId)
      expect(attempt.signal.aborted).toBe(true)
      await database
        .transaction()
        .execute(async (transaction) => {
          await recordRun(transaction, attempt)
          await attempt.complete(transaction)
        })
        .catch((error: unknown) => {
          failure = error
          throw error
        })
    })
    await jobs.start()
    await jobs.send(countedWork, {})
    await jobs.drain()
    expect(failure).toBeInstanceOf(JobTakenError)
    expect(await listRuns(database)).toEqual([])
    expect(await readStates('counted-work')).toEqual(['cancelled'])
  })

  test('is told within seconds that another process has cancelled it', async () => {
    const other = create()
    const jobs = create(true)
    const { promise: begun, resolve: begin } = Promise.withResolvers<string>()
    const { promise: told, resolve: tell } = Promise.withResolvers<void>()
    jobs.work(countedWork, async (_, { jobId, signal }) => {
      begin(jobId)
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve)
      })
      tell()
    })
    other.work(countedWork, async () => {})
    await jobs.start()
    await other.start()
    await jobs.send(countedWork, {})
    expect(await other.cancel(countedWork.name, await begun)).toBe(true)
    await told
    expect(await other.cancel(countedWork.name, await begun)).toBe(false)
  }, 30_000)

  test('says how far it is until it is done, and at most twice a second', async () => {
    const jobs = create()
    const read = async () => (await sql`select fraction, note from job_progress`.execute(database)).rows
    let midway: unknown
    jobs.work(countedWork, async (_, { setProgress }) => {
      await setProgress(0.25, 'a quarter')
      await setProgress(0.3, 'too soon')
      midway = await read()
    })
    await jobs.start()
    await jobs.send(countedWork, {})
    await jobs.drain()
    expect(midway).toEqual([{ fraction: 0.25, note: 'a quarter' }])
    expect(await read()).toEqual([])
  })

  test('whose last attempt fails is a dead letter with the reason; retried, it is done', async () => {
    const jobs = create()
    let isBroken = true
    jobs.work(hopeless, async () => {
      if (isBroken) {
        throw new Error('no such luck')
      }
    })
    await jobs.start()
    const id = await jobs.send(hopeless, {})
    await jobs.drain()
    const { rows } = await sql<{ id: string; source_id: string; source_output: { message: string } }>`
      select id, source_id, source_output from pgboss.job where name = 'dead-letters'
    `.execute(database)
    expect(rows).toEqual([expect.objectContaining({ source_id: id })])
    expect(rows[0]?.source_output.message).toBe('no such luck')

    isBroken = false
    const retry = () =>
      database.transaction().execute((transaction) => jobs.retryDeadLetter(transaction, rows[0]?.id ?? ''))
    expect(await retry()).toBe(true)
    expect(await retry()).toBe(false)
    expect(await jobs.drain()).toBe(1)
    expect((await readStates('hopeless')).toSorted()).toEqual(['completed', 'failed'])
    expect(await readStates('dead-letters')).toEqual([])
  })

  test('runs beside another one of its queue when the queue allows two', async () => {
    const jobs = create(true)
    const waiting: (() => void)[] = []
    jobs.work(pair, async () => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length === 2) {
          waiting.forEach((release) => release())
        }
      })
    })
    await jobs.start()
    await jobs.send(pair, { name: 'a' })
    await jobs.send(pair, { name: 'b' })
    while ((await readStates('pair')).some((state) => state !== 'completed')) {
      // Neither ends before the other one has begun.
    }
  }, 30_000)

  test('of a schedule waits once, however often it is asked for', async () => {
    const jobs = create(true)
    const { promise: isDone, resolve } = Promise.withResolvers<number>()
    jobs.schedule(hourly, '0 * * * *', async ({ attempt }) => resolve(attempt))
    await jobs.start()
    const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(database)
    expect(rows).toEqual([{ name: 'hourly', cron: '0 * * * *', timezone: 'UTC' }])
    const ids = await Promise.all([jobs.send(hourly, {}), jobs.send(hourly, {})])
    expect(ids.filter((id) => id === null)).toHaveLength(1)
    expect(await isDone).toBe(1)

    const successor = create(true)
    await successor.start()
    expect((await sql`select name from pgboss.schedule`.execute(database)).rows).toEqual([])
  }, 30_000)
})
