import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { z } from 'zod'
import { createTestDatabase } from '../../testing/test-cluster.ts'
import { openDatabase } from '../database/database.ts'
import { createJobs } from './jobs.ts'
import { queue } from './queue.ts'

const calls = queue('calls', {
  data: z.object({ group: z.string() }),
  concurrency: 4,
  hasTurns: true,
  isOnePerGroup: true,
  pollSeconds: 0.5,
})
const log = pino({ level: 'silent' })

test('[P-89] each group whose jobs take long has one worker of the process, and leaves the others to whoever else comes', async () => {
  const testDatabase = await createTestDatabase()
  const database = openDatabase({ url: testDatabase.url, log, maxConnections: 6 })
  const jobs = createJobs({ database, log, isPolling: true })
  const [slow, other] = [[randomUUID(), randomUUID(), randomUUID()], randomUUID()]
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>()
  const running: string[] = []
  let answer = () => {}
  jobs.work(calls, async ({ group }) => {
    if (group === other) {
      answer()
      return
    }
    running.push(group)
    await isReleased
  })
  const send = (groupId: string) => jobs.send(calls, { group: groupId }, { groupId })
  await jobs.start()
  try {
    for (const group of [...slow, ...slow]) {
      await send(group)
    }
    // Each of them waits for a poll, in which workers without a limit would take the slow jobs as well.
    for (let number = 1; number <= 4; number += 1) {
      const { promise: isAnswered, resolve } = Promise.withResolvers<undefined>()
      answer = () => resolve(undefined)
      await send(other)
      await isAnswered
    }
    expect(running.toSorted()).toEqual(slow.toSorted())
  } finally {
    release(undefined)
    await jobs.stop()
    await database.destroy()
    await testDatabase.drop()
  }
}, 20_000)
