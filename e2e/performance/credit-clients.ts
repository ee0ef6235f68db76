// A process that holds, charges and gives back credits for 32 clients at once, to be killed by credits.bench.ts.
import { setTimeout as delay } from 'node:timers/promises'
import { createCreditService } from '../../server/src/modules/credits/credits.service.ts'
import { createSystemClock } from '../../server/src/platform/clock.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { type CreditWork, getWorkKey } from './credit-work.ts'

const CLIENTS = 32

async function main({ url, workspaceId, userId, todo }: CreditWork): Promise<void> {
  const db = openDatabase({ url, log: createLog('silent'), maxConnections: 10 })
  const credits = createCreditService({ db, clock: createSystemClock() })
  const queue = [...todo]

  async function work(index: number): Promise<void> {
    const request = { workspaceId, userId, feature: 'image_generation', reference: getWorkKey(index) }
    const { id } = await db
      .transaction()
      .execute((transaction) => credits.hold(transaction, { ...request, idempotencyKey: getWorkKey(index) }))
    await delay(Math.random() * 5)
    const settle = index % 2 === 0 ? credits.spend : credits.release
    await db.transaction().execute((transaction) => settle(transaction, workspaceId, id))
    process.send?.(index)
  }

  async function serve(): Promise<void> {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      await work(index)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, serve))
  await db.destroy()
  process.disconnect()
}

process.once('message', (message) => void main(message as CreditWork))
