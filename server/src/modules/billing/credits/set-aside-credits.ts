import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { changeAccount } from './change-account.ts'
import { createCreditRepository } from './credits.repository.ts'
import { createSetAsideRepository } from './set-aside-credits.repository.ts'

export interface SetAside {
  workspaceId: string
  /** What it is for; everything that is set aside for it comes back together. */
  reference: string
  /** The keys of the entries that brought the credits. */
  sources: readonly string[]
}

/** Whoever waited for a dispute to end has this long to use what comes back. */
const LIFE_AFTER_MS = 30 * DAY_MS

/** Takes credits out of reach while the payment that brought them is in doubt. What was spent already stays spent. */
export function createSetAsides(clock: Clock) {
  return {
    /** Takes what is left of the credits; again, what has come back to their lots since. */
    async setAside(transaction: Database, { workspaceId, reference, sources }: SetAside): Promise<void> {
      const credits = createCreditRepository(transaction)
      const setAsides = createSetAsideRepository(transaction)
      const now = clock.now()
      await changeAccount(credits, workspaceId, now, async (open) => {
        for (const { lotId, amount } of await setAsides.listRemaining(workspaceId, sources)) {
          const key = `set-aside:${reference}:${open.account.entries_count}`
          await open.post({ kind: 'adjust', amount: -amount, reference: 'set_aside', key })
          await credits.changeLots([{ lotId, amount: -amount }], now)
          await setAsides.add(workspaceId, reference, { lotId, amount }, now)
        }
      })
    },

    /** Gives back what was taken for a reference. Nothing happens when there is nothing. */
    async giveBack(transaction: Database, workspaceId: string, reference: string): Promise<void> {
      const setAsides = createSetAsideRepository(transaction)
      if (!(await setAsides.has(workspaceId, reference))) {
        return
      }
      const credits = createCreditRepository(transaction)
      const now = clock.now()
      await changeAccount(credits, workspaceId, now, async (open) => {
        const shares = await setAsides.remove(workspaceId, reference)
        for (const { amount } of shares) {
          const key = `give-back:${reference}:${open.account.entries_count}`
          await open.post({ kind: 'adjust', amount, reference: 'given_back', key })
        }
        await credits.changeLots(shares, now)
        await setAsides.prolong(
          shares.map(({ lotId }) => lotId),
          new Date(now.getTime() + LIFE_AFTER_MS),
        )
      })
    },
  }
}
