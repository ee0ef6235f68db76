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
  pollSeconds: 0.5,
})
const log = pino({ level: 'silent' })

test('[P-89] a workspace whose jobs take long leaves workers of the process to the others', async () => {
  const testDatabase = await createTestDatabase()
  const database = openDatabase({ url: testDatabase.url, log, maxConnections: 6 })
  const jobs = createJobs({ database, log, isPolling: true })
  const [slow, other] = [randomUUID(), randomUUID()]
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>()
  let [running, mostAtOnce] = [0, 0]
  let answer = () => {}
  jobs.work(calls, async ({ workspace }) => {
    if (workspace === other) {
      answer()
      return
    }
    running += 1
    mostAtOnce = Math.max(mostAtOnce, running)
    await isReleased
  })
  const send = (workspace: string) => jobs.send(calls, { workspace }, { workspaceId: workspace })
  await jobs.start()
  try {
    for (let number = 1; number <= 6; number += 1) {
      await send(slow)
    }
    // Each of them waits for a poll, in which workers without a limit would take the slow jobs as well.
    for (let number = 1; number <= 4; number += 1) {
      const { promise: isAnswered, resolve } = Promise.withResolvers<undefined>()
      answer = () => resolve(undefined)
      await send(other)
      await isAnswered
    }
    expect(mostAtOnce).toBe(LIMIT)
  } finally {
    release(undefined)
    await jobs.stop()
    await database.destroy()
    await testDatabase.drop()
  }
}, 20_000)
