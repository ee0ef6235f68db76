import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { queue } from './queue.ts'

const chunks = queue('chunks', { data: z.object({ name: z.string() }), hasTurns: true, retryLimit: 0 })
const log = pino({ level: 'silent' })
const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()]

let testDatabase: TestDatabase
let database: Database
let jobs: Jobs
/** What was begun, in this order. */
let begun: string[]
/** What happens while a chunk is worked on. */
let during: Map<string, (jobId: string) => Promise<unknown>>

beforeEach(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase({ url: testDatabase.url, log, maxConnections: 4 })
  begun = []
  during = new Map()
  jobs = createJobs({ database, log, isPolling: false })
  jobs.work(chunks, async ({ name }, { jobId }) => {
    begun.push(name)
    await during.get(name)?.(jobId)
  })
  await jobs.start()
})
afterEach(async () => {
  await jobs.stop()
  await database.destroy()
  await testDatabase.drop()
})

async function file(workspaceId: string, prefix: string, count: number, work = 1): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (let number = 1; number <= count; number += 1) {
      await jobs.send(chunks, { name: `${prefix}${number}` }, { transaction, workspaceId, work })
    }
  })
}

describe('[P-89] workspaces take turns', () => {
  test('sixty chunks of one keep the first chunk of another waiting for the running one alone', async () => {
    await file(a, 'a', 60)
    during.set('a7', () => file(b, 'b', 1))
    await jobs.drain()
    expect(begun).toHaveLength(61)
    expect(begun.indexOf('b1')).toBe(begun.indexOf('a7') + 1)
  })

  test('also where it is filed before anything has begun', async () => {
    await file(a, 'a', 60)
    await file(b, 'b', 1)
    await jobs.drain()
    expect(begun.slice(0, 3)).toEqual(['a1', 'b1', 'a2'])
  })

  test('two that file much alternate from there on, and neither is made up for what it did not ask for before', async () => {
    await file(a, 'a', 8)
    during.set('a5', () => file(b, 'b', 4))
    await jobs.drain()
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'a6', 'b2', 'a7', 'b3', 'a8', 'b4'])
  })

  test('whoever asks for one chunk after the other does not keep a backlog waiting', async () => {
    await file(a, 'a', 6)
    for (let number = 1; number <= 6; number += 1) {
      during.set(`b${number}`, () => jobs.send(chunks, { name: `b${number + 1}` }, { workspaceId: b }).then(() => {}))
    }
    await file(b, 'b', 1)
    await jobs.drain()
    expect(begun.slice(0, 12).filter((name) => name.startsWith('a'))).toHaveLength(6)
  })

  test('a third one comes between', async () => {
    await file(a, 'a', 4)
    await file(b, 'b', 4)
    during.set('b2', () => file(c, 'c', 2))
    await jobs.drain()
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'a3', 'b3', 'c2', 'a4', 'b4'])
  })

  test('which count the work of jobs and not their number', async () => {
    await file(a, 'a', 4, 3)
    during.set('a1', () => file(b, 'b', 9))
    await jobs.drain()
    expect(begun.slice(0, 11)).toEqual(['a1', 'b1', 'b2', 'b3', 'a2', 'b4', 'b5', 'b6', 'a3', 'b7', 'b8'])
  })

  describe('with the rest of a long job', () => {
    const giveWay = (name: string, jobId: string, work: number) =>
      jobs.giveWay(chunks, { name: `${name}, rest` }, { jobId, singletonKey: name, workspaceId: a, work })

    test('which goes on while no other waits, and after the first chunk of one that comes', async () => {
      await file(a, 'a', 2, 60)
      during.set('a1', async (jobId) => {
        expect(await giveWay('a1', jobId, 5)).toBe(false)
        await file(b, 'b', 1)
        expect(await giveWay('a1', jobId, 10)).toBe(true)
      })
      await jobs.drain()
      expect(begun).toEqual(['a1', 'b1', 'a1, rest', 'a2'])
    })

    test('which waits until the other has had as much', async () => {
      await file(a, 'a', 1, 60)
      during.set('a1', async (jobId) => {
        await file(b, 'b', 4, 10)
        await giveWay('a1', jobId, 25)
      })
      during.set('b2', async (jobId) => {
        expect(await jobs.giveWay(chunks, { name: 'b2' }, { jobId, singletonKey: 'b2', workspaceId: b, work: 5 })).toBe(
          false,
        )
      })
      await jobs.drain()
      expect(begun).toEqual(['a1', 'b1', 'b2', 'b3', 'a1, rest', 'b4'])
    })
  })
})

test('a job of a queue with turns without a workspace is refused', async () => {
  await expect(jobs.send(chunks, { name: 'nobody' })).rejects.toThrow('with a workspace')
})
