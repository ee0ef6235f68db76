import type { HandlerInput } from '@marquee/contract/endpoint'
import type { listUnconfirmedAds } from '@marquee/contract/unconfirmed-ads'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { AdWriter } from '../ads/writing/ad-writer.service.ts'
import { createUnconfirmedAdRepository } from './unconfirmed-ads.repository.ts'

interface Dependencies {
  db: Database
  writer: Pick<AdWriter, 'promoteOwn' | 'removeOwn'>
  /** Called when ads became common, or are gone. */
  onChanged: () => Promise<unknown>
}

const position = z.object({ id: z.uuid() })

/** The ads that workspaces brought in and that nobody has confirmed. The caller has checked the right to see those of all workspaces. */
export function createUnconfirmedAdService({ db, writer, onChanged }: Dependencies) {
  const repository = createUnconfirmedAdRepository(db)

  /** @throws DomainError 404 for an ad that does not exist, or is common */
  async function change(way: 'promoteOwn' | 'removeOwn', id: string): Promise<void> {
    if (!(await db.transaction().execute((transaction) => writer[way](transaction, id)))) {
      throw notFound('unconfirmed ad')
    }
    await onChanged()
  }

  return {
    /** @throws DomainError 422 for an invalid cursor */
    async list({ cursor, limit }: HandlerInput<typeof listUnconfirmedAds>['query']) {
      const rows = await repository.list(decodeCursor(position, cursor)?.id ?? null, limit + 1)
      const { page, next_cursor } = takePage(rows, limit, ({ id }) => ({ id }))
      const data = page.map(({ brought_at, ...row }) => ({ ...row, brought_at: brought_at.toISOString() }))
      return { data, meta: { next_cursor } }
    },

    confirm: (id: string): Promise<void> => change('promoteOwn', id),

    remove: (id: string): Promise<void> => change('removeOwn', id),
  }
}
export type UnconfirmedAdService = ReturnType<typeof createUnconfirmedAdService>
