import type { CreditEntry, CreditSummary, listCreditEntries } from '@marquee/contract/credits'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import { toCalendarDay, type ZoneName } from '../../../platform/calendar-days.ts'
import type { Clock } from '../../../platform/clock.ts'
import { csvCell } from '../../../platform/csv/csv-cell.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { UserService } from '../../identity/identity.public.ts'
import {
  createCreditStatementRepository,
  type StatementEntry,
  type UsagePeriod,
} from './credit-statements.repository.ts'
import { createCreditPriceRepository } from './credit-prices.repository.ts'
import { describeEntry } from './describe-entry.ts'

interface Dependencies {
  db: Database
  clock: Clock
  users: Pick<UserService, 'findDisplayNames'>
}

const position = z.object({ number: z.number().int().positive() })
const PORTION = 1000
const CSV_COLUMNS = ['number', 'date', 'type', 'description', 'feature', 'credits', 'balance', 'user'] as const
/** The byte order mark: without it, spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The credit statements that members read. */
export function createCreditStatementService({ db, clock, users }: Dependencies) {
  const statements = createCreditStatementRepository(db)
  const prices = createCreditPriceRepository(db)

  async function present(entries: readonly StatementEntry[]): Promise<CreditEntry[]> {
    const [names, titles] = await Promise.all([
      users.findDisplayNames(entries.flatMap(({ user_id }) => user_id ?? [])),
      prices.listPrices().then((list) => new Map(list.map(({ feature, title }) => [feature, title]))),
    ])
    return entries.map(({ reference, user_id, ...entry }) => {
      const title = entry.feature === null ? null : (titles.get(entry.feature) ?? entry.feature)
      return {
        ...entry,
        feature_title: title,
        description: describeEntry(entry.kind, title, reference),
        user_name: user_id === null ? null : (names.get(user_id) ?? null),
      }
    })
  }

  return {
    async getSummary(actor: Actor): Promise<CreditSummary> {
      const now = clock.now()
      const { account, lots, prices: list } = await statements.readSummary(actor.workspaceId)
      // The job that removes expired credits may not have run yet.
      const expired = lots.filter(({ expires_at }) => expires_at <= now).reduce((sum, { amount }) => sum + amount, 0)
      const expiring = lots
        .filter(({ expires_at }) => expires_at > now)
        .map(({ amount, expires_at }) => ({ amount, expires_at: expires_at.toISOString() }))
      if (account === null) {
        const period = { starts_at: now.toISOString(), ends_at: null, granted: 0, spent: 0 }
        return { available: 0, held: 0, period, expiring, prices: list }
      }
      const { balance, held, period_starts_at, period_ends_at, period_granted, period_spent } = account
      return {
        available: balance - expired,
        held,
        period: {
          starts_at: period_starts_at.toISOString(),
          ends_at: period_ends_at?.toISOString() ?? null,
          granted: period_granted,
          spent: period_spent,
        },
        expiring,
        prices: list,
      }
    },

    /** A page of the ledger, newest first. */
    async listEntries(actor: Actor, { cursor, limit, show }: HandlerInput<typeof listCreditEntries>['query']) {
      const before = decodeCursor(position, cursor)?.number ?? null
      const found = await statements.listEntries(actor.workspaceId, show, before, limit + 1)
      const { page, next_cursor } = takePage(found, limit, (last) => ({ number: last.number }))
      return {
        data: await present(page),
        meta: { next_cursor },
      }
    },

    /** Spent credits by day and feature. */
    async listUsage(actor: Actor, period: 'current' | 'previous') {
      const current = await statements.findPeriod(actor.workspaceId)
      const shown =
        period === 'current' || current === undefined
          ? current
          : await statements.findPeriodBefore(actor.workspaceId, current.starts_at)
      if (shown === undefined) {
        return { data: [], meta: null }
      }
      return {
        data: await statements.listUsage(actor.workspaceId, shown.starts_at),
        meta: toDays(shown, actor.timeZone),
      }
    },

    /**
     * The whole ledger as CSV, newest first, read in batches.
     * @yields lines
     */
    async *readCsv(actor: Actor): AsyncGenerator<string> {
      yield BYTE_ORDER_MARK + csvLine(CSV_COLUMNS)
      let before: number | null = null
      do {
        const rows: StatementEntry[] = await statements.listEntries(actor.workspaceId, 'all', before, PORTION)
        const entries = await present(rows)
        yield entries.map(csvRow).join('')
        before = rows.length < PORTION ? null : (rows.at(-1)?.number ?? null)
      } while (before !== null)
    },
  }
}

export type CreditStatementService = ReturnType<typeof createCreditStatementService>

/** A period ends at the moment the next one begins: its last day is the day before, unless it ends within a day. */
function toDays({ starts_at, ends_at }: UsagePeriod, zone: ZoneName) {
  const last = ends_at === null ? null : new Date(ends_at.getTime() - 1)
  return {
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    first_day: toCalendarDay(starts_at, zone),
    last_day: last === null ? null : toCalendarDay(last, zone),
  }
}

function csvRow(entry: CreditEntry): string {
  const { number, created_at, kind, description, feature_title, amount, balance_after, user_name } = entry
  const texts = [String(number), created_at, kind, description, feature_title ?? '']
  // Numbers are not escaped as formulas: an apostrophe before a minus sign would turn them into text.
  return `${[...texts.map(csvCell), amount, balance_after, csvCell(user_name ?? '')].join(',')}\r\n`
}

function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}
