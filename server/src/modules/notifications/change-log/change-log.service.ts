import type { changeLogEntry, listChangeLog } from '@marquee/contract/change-log'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { StoredEntry } from './read-entries.ts'

interface Dependencies {
  users: Pick<UserService, 'get' | 'markChangeLogRead'>
  /** All entries, the newest first. */
  entries: readonly StoredEntry[]
}

/** The account of a reader, with the last entry that it has read. */
interface Reader {
  change_log_read: string | null
  created_at: Date
}

const position = z.object({ id: z.string() })

/** The entries about new features of the product, and which of them a user has not read. */
export function createChangeLogService({ users, entries }: Dependencies) {
  const newest = entries[0]?.id ?? ''

  return {
    /** Whether there are entries that the user has not read. Entries that are older than the account count as read. */
    hasUnread: (reader: Reader): boolean => entries.some((entry) => isUnread(entry, reader)),

    /** A page of the entries, the newest first. */
    async list({ userId }: Actor, { cursor, limit }: HandlerInput<typeof listChangeLog>['query']) {
      const reader = await users.get(userId)
      const after = decodeCursor(position, cursor)
      const rest = after === null ? entries : entries.filter(({ id }) => id < after.id)
      const { page, next_cursor } = takePage(rest, limit, ({ id }) => ({ id }))
      const data: z.input<typeof changeLogEntry>[] = page.map((entry) => ({
        ...entry,
        is_unread: isUnread(entry, reader),
      }))
      return { data, meta: { next_cursor } }
    },

    markRead: ({ userId }: Actor): Promise<void> => users.markChangeLogRead(userId, newest),
  }
}

export type ChangeLogService = ReturnType<typeof createChangeLogService>

/** Ids begin with their day, so that their order is the order of publication. */
function isUnread({ id, published_on }: StoredEntry, { change_log_read: read, created_at: since }: Reader): boolean {
  return id > (read ?? '') && published_on > since.toISOString().slice(0, 10)
}
