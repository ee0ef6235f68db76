import type { HandlerInput } from '@marquee/contract/endpoint'
import type { listSavedBrands } from '@marquee/contract/saved-ads'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { BrandService } from '../../library/library.public.ts'
import { createSavedBrandRepository } from './saved-brands.repository.ts'

const position = z.object({ saved_count: z.int(), name: z.string(), id: z.uuid() })

/** The saved ads grouped by brand. */
export function createSavedBrandService({ db, brands }: { db: Database; brands: Pick<BrandService, 'listByIds'> }) {
  const repository = createSavedBrandRepository(db)

  return {
    /** @throws DomainError 422 for an invalid cursor */
    async list(actor: Actor, { q, cursor, limit }: HandlerInput<typeof listSavedBrands>['query']) {
      const after = decodeCursor(position, cursor)
      const rows = await repository.list(actor.workspaceId, { q: q?.trim() ?? '', after, limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, (last) => ({
        saved_count: last.saved_count,
        name: last.name,
        id: last.id,
      }))
      const summaries = await brands.listByIds(
        actor,
        page.map((row) => row.id),
      )
      const byId = new Map(summaries.map((summary) => [summary.id, summary]))
      return {
        data: page.flatMap(({ id, saved_count, last_saved_at, is_followed }) => {
          const summary = byId.get(id)
          const saved = { saved_count, last_saved_at: last_saved_at?.toISOString() ?? null, is_followed }
          return summary === undefined ? [] : [{ ...summary, ...saved }]
        }),
        meta: {
          next_cursor,
        },
      }
    },
  }
}
export type SavedBrandService = ReturnType<typeof createSavedBrandService>
