import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { z } from 'zod'
import { createTestDatabase } from '../../testing/test-cluster.ts'
import { openDatabase } from '../database/database.ts'
import { createJobs } from './jobs.ts'
import { queue } from './queue.ts'

const LIMIT = 2
const calls = queue('calls', {
  data: z.object({ workspace: z.string() }),
  concurrency: 4,
  hasTurns: true,
  workspaceLimit: LIMIT,
})
const log = pino({ level: 'silent' })

test('[P-89] a workspace whose jobs take long leaves workers of the process to the others', async () => {
  const testDatabase = await createTestDatabase()
  const database = openDatabase({ url: testDatabase.url, log, maxConnections: 6 })
  const jobs = createJobs({ database, log, isPolling: true })
  const slow = Promise.withResolvers<undefined>()
  const other = Promise.withResolvers<undefined>()
  const [running, ended] = [new Set<string>(), [] as string[]]
  let mostAtOnce = 0
  jobs.work(calls, async ({ workspace }) => {
    if (workspace === 'other') {
      other.resolve(undefined)
      return
    }
    running.add(workspace)
    mostAtOnce = Math.max(mostAtOnce, running.size)
    await slow.promise
    running.delete(workspace)
    ended.push(workspace)
  })
  const slowWorkspace = randomUUID()
  for (let number = 1; number <= 6; number += 1) {
    await jobs.send(calls, { workspace: `slow ${number}` }, { workspaceId: slowWorkspace })
  }
  await jobs.start()
  await jobs.send(calls, { workspace: 'other' }, { workspaceId: randomUUID() })
  try {
    await other.promise
    expect(running.size).toBeLessThanOrEqual(LIMIT)
    expect(ended).toEqual([])
  } finally {
    slow.resolve(undefined)
    await jobs.stop()
    await database.destroy()
    await testDatabase.drop()
  }
  expect(mostAtOnce).toBeLessThanOrEqual(LIMIT)
}, 60_000)
