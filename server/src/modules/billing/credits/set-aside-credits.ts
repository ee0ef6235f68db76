import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { changeAccount } from './change-account.ts'
import { createCreditRepository } from './credits.repository.ts'
import { createSetAsideRepository } from './set-aside-credits.repository.ts'

export interface SetAside {
  workspaceId: string
  /** The reason for the set-aside; all credits set aside under one reference are returned together. */
  reference: string
  /** The keys of the entries that added the credits. */
  sources: readonly string[]
}

/** The minimum time for which returned credits are valid after a dispute has ended. */
const LIFE_AFTER_MS = 30 * DAY_MS

/** Sets credits aside while the payment for them is in doubt. Credits already spent stay spent. */
export function createSetAsides(clock: Clock) {
  return {
    /** Sets the remaining credits aside; a repeated call sets aside the credits returned to their lots since. */
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

    /** Returns the credits set aside for a reference. Does nothing when there are none. */
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
