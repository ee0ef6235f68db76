import { SPEECH_FEATURE } from '@marquee/contract/video-voices'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { CreditService } from '../../billing/billing.public.ts'

interface Dependencies {
  db: Database
  credits: Pick<CreditService, 'getPrice' | 'hold' | 'spend' | 'release'>
}

interface Purchase {
  /** The video whose scenes are spoken. */
  videoId: string
  /** The number of texts. */
  count: number
  /** The same for a repeated request. */
  key: string
}

/** The credits for what a provider speaks with the server's key. */
export function createSpeechCharges({ db, credits }: Dependencies) {
  return {
    /** Credits for the words of one scene. */
    getPrice: async (): Promise<number> => (await credits.getPrice(SPEECH_FEATURE)).credits,

    /**
     * Holds the price of some texts, lets them be spoken, and charges those that were, also when the next one fails.
     * @param speak calls `onSpoken` after each text
     * @throws DomainError 402 without enough credits, before anything is spoken
     */
    async charge<Result>(
      { workspaceId, userId }: Actor,
      { videoId, count, key }: Purchase,
      speak: (onSpoken: () => void) => Promise<Result>,
    ): Promise<Result> {
      if (count === 0) {
        return speak(() => undefined)
      }
      const request = { workspaceId, userId, feature: SPEECH_FEATURE, quantity: count, reference: videoId }
      const hold = await db.transaction().execute(async (transaction) => {
        const made = await credits.hold(transaction, { ...request, idempotencyKey: key })
        // The same request again, after its credits were given back, is paid for anew.
        return made.state === 'open'
          ? made
          : credits.hold(transaction, { ...request, idempotencyKey: `${key}:${crypto.randomUUID()}` })
      })
      let spoken = 0
      try {
        return await speak(() => (spoken += 1))
      } finally {
        const paid = (hold.amount / count) * spoken
        await db
          .transaction()
          .execute((transaction) =>
            spoken === 0
              ? credits.release(transaction, workspaceId, hold.id)
              : credits.spend(transaction, workspaceId, hold.id, paid),
          )
      }
    },
  }
}

export type SpeechCharges = ReturnType<typeof createSpeechCharges>
