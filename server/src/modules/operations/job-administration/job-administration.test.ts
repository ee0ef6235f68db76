import {
  cancelJob,
  discardDeadLetter,
  listDeadLetters,
  listJobQueues,
  listJobs,
  retryDeadLetter,
} from '@marquee/contract/jobs'
import { sql } from 'kysely'
import { z } from 'zod'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const numbers = queue('test.numbers', { data: z.object({ number: z.number() }), retryLimit: 0 })

let server: TestServer
let admin: SignedInAgent
let handle: (number: number, attempt: JobAttempt) => Promise<void>

beforeAll(async () => {
  server = await startTestServer()
  server.jobs.work(numbers, ({ number }, attempt) => handle(number, attempt))
  // Starting again creates the queue that was added.
  await server.jobs.start()
  admin = await signUp(server, { isAdmin: true })
})
beforeEach(async () => {
  handle = () => Promise.resolve()
  await sql`truncate pgboss.job, job_progress`.execute(server.db)
})
afterAll(() => server.close())

async function getQueue() {
  const { body } = await admin.call(listJobQueues, {})
  return body.data.find(({ name }) => name === numbers.name)
}

async function failOne() {
  handle = () => Promise.reject(new Error('The <b>provider</b> said no.'))
  await server.jobs.send(numbers, { number: 7 })
  await server.jobs.drain([numbers])
  const { body } = await admin.call(listDeadLetters, { query: {} })
  const [letter] = body.data
  expect(letter).toMatchObject({
    queue: numbers.name,
    attempts: 1,
    reason: 'The <b>provider</b> said no.',
    data: '{\n  "number": 7\n}',
  })
  return letter?.id ?? ''
}

describe('the administration of jobs', () => {
  test('counts the jobs of each queue, and says how often a schedule repeats it', async () => {
    await server.jobs.send(numbers, { number: 1 })
    await server.jobs.send(numbers, { number: 2 })
    expect(await getQueue()).toEqual({
      name: numbers.name,
      waiting: 2,
      running: 0,
      retrying: 0,
      dead: 0,
      schedule: null,
    })
  })

  test('shows how far a running job is', async () => {
    let seen: unknown
    handle = async (_, { setProgress }) => {
      await setProgress(0.5, 'half of it')
      seen = (await admin.call(listJobs, { query: { state: 'running', queue: numbers.name } })).body.data
    }
    await server.jobs.send(numbers, { number: 1 })
    await server.jobs.drain([numbers])
    expect(seen).toEqual([expect.objectContaining({ attempts: 1, max_attempts: 1, progress: 0.5, note: 'half of it' })])
    const { body } = await admin.call(listJobs, { query: { queue: numbers.name } })
    expect(body.data).toEqual([expect.objectContaining({ state: 'completed', progress: null, reason: null })])
  })

  test('pages through jobs, the newest first', async () => {
    for (const number of [1, 2, 3]) {
      await server.jobs.send(numbers, { number })
    }
    const first = await admin.call(listJobs, { query: { limit: 2 } })
    const cursor = first.body.meta.next_cursor ?? ''
    const second = await admin.call(listJobs, { query: { limit: 2, cursor } })
    const ids = [...first.body.data, ...second.body.data].map(({ id }) => id)
    expect([first.body.data.length, second.body.data.length, new Set(ids).size]).toEqual([2, 1, 3])
    expect(second.body.meta.next_cursor).toBeNull()
  })

  test('retries a dead letter, once', async () => {
    const id = await failOne()
    expect((await getQueue())?.dead).toBe(1)
    expect((await admin.call(retryDeadLetter, { params: { id } })).status).toBe(204)
    expect(await getQueue()).toMatchObject({ waiting: 1, dead: 0 })
    expect((await admin.call(retryDeadLetter, { params: { id } })).status).toBe(404)
    const done: number[] = []
    handle = async (number) => void done.push(number)
    await server.jobs.drain([numbers])
    expect(done).toEqual([7])
  })

  test('keeps a dead letter whose work is waiting again already', async () => {
    handle = () => Promise.reject(new Error('no'))
    await server.jobs.send(numbers, { number: 1 }, { singletonKey: 'same' })
    await server.jobs.drain([numbers])
    await server.jobs.send(numbers, { number: 1 }, { singletonKey: 'same' })
    const { body } = await admin.call(listDeadLetters, { query: {} })
    const id = body.data[0]?.id ?? ''
    const { status, error } = await admin.call(retryDeadLetter, { params: { id } })
    expect([status, error.message]).toEqual([409, 'The same work is waiting already. Discard this job.'])
    expect((await getQueue())?.dead).toBe(1)
  })

  test('discards a dead letter', async () => {
    const id = await failOne()
    expect((await admin.call(discardDeadLetter, { params: { id } })).status).toBe(204)
    expect((await getQueue())?.dead).toBe(0)
    expect((await admin.call(discardDeadLetter, { params: { id } })).status).toBe(404)
  })

  test('cancels a job that waits, and no other', async () => {
    const id = (await server.jobs.send(numbers, { number: 1 })) ?? ''
    const params = { queue: numbers.name, id }
    expect((await admin.call(cancelJob, { params })).status).toBe(204)
    expect((await admin.call(cancelJob, { params })).status).toBe(404)
    expect((await admin.call(cancelJob, { params: { ...params, queue: 'no-such-queue' } })).status).toBe(404)
    expect(await server.jobs.drain([numbers])).toBe(0)
  })
})
