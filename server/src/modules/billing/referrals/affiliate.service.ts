import type {
  Affiliate,
  CommissionEntry,
  joinAffiliateProgram,
  listCommissionEntries,
  listPayouts,
} from '@marquee/contract/affiliate'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { csvCell } from '../../../platform/csv/csv-cell.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { type CommissionEntryRow, createAffiliateRepository } from './affiliates.repository.ts'
import { createPayoutRepository } from './payouts.repository.ts'
import { presentPayout } from './present-payout.ts'
import { createReferralRepository } from './referrals.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
}

type PageQuery<E extends typeof listPayouts | typeof listCommissionEntries> = HandlerInput<E>['query']

const entryPosition = z.object({ number: z.number().int().positive() })
const payoutPosition = z.object({ id: z.uuid() })
const PORTION = 1000
const CSV_COLUMNS = ['number', 'date', 'type', 'amount', 'currency', 'balance', 'available_from'] as const
/** The byte order mark: without it, spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A workspace in the affiliate program: terms, balance, ledger and payouts. */
export function createAffiliateService({ db, clock }: Dependencies) {
  const affiliates = createAffiliateRepository(db)
  const referrals = createReferralRepository(db)

  async function get({ workspaceId }: Actor): Promise<Affiliate> {
    const affiliate = await affiliates.find(workspaceId)
    const balance = await affiliates.getBalance(workspaceId, clock.now())
    if (affiliate === undefined) {
      return { terms: await referrals.getTerms(), membership: null, balance }
    }
    const { terms_version, created_at, payout_email } = affiliate
    return {
      terms: await referrals.getAgreedTerms(terms_version),
      membership: { joined_at: created_at.toISOString(), payout_email },
      balance,
    }
  }

  return {
    get,

    /** @throws DomainError 409 `terms_changed` when the terms shown are not the current ones */
    async join(actor: Actor, body: HandlerInput<typeof joinAffiliateProgram>['body']): Promise<Affiliate> {
      const { terms } = await get(actor)
      if (terms.version !== body.terms_version) {
        throw conflict('The terms have changed. Read them again, then join.', 'terms_changed')
      }
      const now = clock.now()
      await affiliates.save({
        workspace_id: actor.workspaceId,
        terms_version: terms.version,
        payout_email: body.payout_email,
        joined_by: actor.userId,
        created_at: now,
        updated_at: now,
      })
      return get(actor)
    },

    /** A page of the ledger, newest first. */
    async listEntries({ workspaceId }: Actor, { cursor, limit }: PageQuery<typeof listCommissionEntries>) {
      const before = decodeCursor(entryPosition, cursor)?.number ?? null
      const found = await affiliates.listEntries(workspaceId, before, limit + 1)
      const { page, next_cursor } = takePage(found.map(presentEntry), limit, ({ number }) => ({ number }))
      return { data: page, meta: { next_cursor } }
    },

    /** A page of the workspace's payouts, newest first. */
    async listPayouts({ workspaceId }: Actor, { cursor, limit }: PageQuery<typeof listPayouts>) {
      const after = decodeCursor(payoutPosition, cursor)?.id ?? null
      const found = await createPayoutRepository(db).list(workspaceId, after, limit + 1)
      const { page, next_cursor } = takePage(found, limit, ({ id }) => ({ id }))
      return { data: page.map(presentPayout), meta: { next_cursor } }
    },

    /**
     * The whole ledger as CSV, newest first, read in batches.
     * @yields lines
     */
    async *readCsv({ workspaceId }: Actor): AsyncGenerator<string> {
      yield `${BYTE_ORDER_MARK}${CSV_COLUMNS.map(csvCell).join(',')}\r\n`
      let before: number | null = null
      do {
        const rows: CommissionEntryRow[] = await affiliates.listEntries(workspaceId, before, PORTION)
        yield rows.map((row) => toCsvLine(presentEntry(row))).join('')
        before = rows.length < PORTION ? null : Number(rows.at(-1)?.number)
      } while (before !== null)
    },
  }
}

export type AffiliateService = ReturnType<typeof createAffiliateService>

function presentEntry(row: CommissionEntryRow): CommissionEntry {
  const { id, number, kind, amount, balance_after, currency, available_at, created_at } = row
  return {
    id,
    number: Number(number),
    kind,
    amount,
    balance_after,
    currency,
    available_at: available_at.toISOString(),
    created_at: created_at.toISOString(),
  }
}

/** An amount in whole units with a decimal point, such as 19.75. */
function toCsvLine(entry: CommissionEntry): string {
  const { number, created_at, kind, amount, currency, balance_after, available_at } = entry
  const money = (cents: number) => (cents / 100).toFixed(2)
  const cells = [csvCell(created_at), csvCell(kind), money(amount), csvCell(currency), money(balance_after)]
  return `${[number, ...cells, csvCell(available_at)].join(',')}\r\n`
}
