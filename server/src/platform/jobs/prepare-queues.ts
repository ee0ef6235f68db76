import type { PgBoss, QueueOptions } from 'pg-boss'
import { DAY_SECONDS } from '../clock.ts'
import type { Queue } from './queue.ts'

/** The queue for jobs whose last attempt has failed. They wait there until an administrator retries or discards them, or for 30 days. */
export const DEAD_LETTERS = 'dead-letters'

const NO_JOB = '00000000-0000-0000-0000-000000000000'
const KEEP_DEAD_SECONDS = 30 * DAY_SECONDS

interface Settings extends QueueOptions {
  deadLetter?: string
}

/** Creates the missing queues, and updates those whose settings have changed. */
export async function prepareQueues(boss: PgBoss, queues: readonly Queue[], heartbeatSeconds: number): Promise<void> {
  const known = new Map((await boss.getQueues()).map((one) => [one.name, one]))

  async function prepare(name: string, policy: string, settings: Settings): Promise<void> {
    const stored = known.get(name)
    if (stored === undefined) {
      await boss.createQueue(name, { policy, ...settings })
      // pg-boss looks a queue up on another connection when it first sends to it, and remembers it. Inside transactions that hold
      // every connection of the pool, this look-up would wait for them for ever, so it happens now.
      await boss.cancel(name, NO_JOB)
    } else if (Object.entries(settings).some(([key, value]) => stored[key as keyof Settings] !== value)) {
      await boss.updateQueue(name, settings)
    }
  }

  await prepare(DEAD_LETTERS, 'standard', {
    retentionSeconds: KEEP_DEAD_SECONDS,
    deleteAfterSeconds: KEEP_DEAD_SECONDS,
  })
  for (const { name, isExclusive, ...queue } of queues) {
    await prepare(name, isExclusive ? 'stately' : 'short', {
      retryLimit: queue.retryLimit,
      retryDelay: queue.retryDelaySeconds,
      retryDelayMax: queue.retryDelayMaxSeconds,
      retryBackoff: true,
      expireInSeconds: queue.expireInSeconds,
      deleteAfterSeconds: DAY_SECONDS,
      heartbeatSeconds,
      deadLetter: DEAD_LETTERS,
    })
  }
}

export interface Schedule {
  queue: Queue
  /** Five fields, in UTC. */
  cron: string
}

/**
 * Makes the schedules of pg-boss match those that the modules declare. A run that was missed while no process ran is made up for
 * once.
 */
export async function prepareSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  const declared = new Set(schedules.map(({ queue }) => queue.name))
  for (const { name, key } of await boss.getSchedules()) {
    if (!declared.has(name)) {
      await boss.unschedule(name, key)
    }
  }
  for (const { queue, cron } of schedules) {
    await boss.schedule(queue.name, cron, {}, { tz: 'UTC', missed: 'once', singletonKey: EXCLUSIVE_KEY })
  }
}

/** The key that all jobs of an exclusive queue share, so that its policy compares them. */
export const EXCLUSIVE_KEY = 'exclusive'
