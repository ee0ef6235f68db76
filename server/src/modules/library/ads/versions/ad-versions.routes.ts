import { listAdChanges } from '@marquee/contract/brand-changes'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { decodeCursor, takePage } from '../../../../platform/http/cursor.ts'
import { implement } from '../../../../platform/http/implement.ts'
import type { AdVersionService } from './ad-versions.service.ts'

const position = z.object({ changed_at: z.iso.datetime(), id: z.uuid() })

export function registerAdVersionRoutes(app: FastifyInstance, versions: AdVersionService): void {
  implement(app, listAdChanges, async ({ actor, params, query: { cursor, limit } }) => {
    const rows = await versions.listOfAd(actor, params.id, decodeCursor(position, cursor), limit + 1)
    const { page, next_cursor } = takePage(rows, limit, ({ changed_at, id }) => ({ changed_at, id }))
    return { data: page, meta: { next_cursor } }
  })
}
