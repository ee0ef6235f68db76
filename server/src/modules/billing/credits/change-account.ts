import type { CreditEntryKind } from '@marquee/contract/credits'
import type { CreditAccount, CreditLot, CreditRepository } from './credits.repository.ts'

export interface NewEntry {
  kind: CreditEntryKind
  /** The change of the balance. */
  amount: number
  reference: string
  key: string
  feature?: string
  userId?: string | null
}

/** A workspace's locked credit account. Changes to `account` are saved at the end. */
export interface OpenAccount {
  account: CreditAccount
  /** The lots that have credits left and have not expired; the soonest to expire first. */
  readonly lots: readonly CreditLot[]
  /** Adds an entry and adds its amount to the balance. */
  post(entry: NewEntry): Promise<void>
}

/**
 * Locks a workspace's account, removes expired credits so that they cannot be spent before the job runs, lets `change` post
 * entries, and saves the account.
 */
export async function changeAccount<T>(
  credits: CreditRepository,
  workspaceId: string,
  now: Date,
  change: (open: OpenAccount) => Promise<T>,
): Promise<T> {
  const account = { ...(await credits.lockAccount(workspaceId, now)) }

  async function post({ kind, amount, reference, key, feature, userId }: NewEntry): Promise<void> {
    account.balance += amount
    account.entries_count = String(BigInt(account.entries_count) + 1n)
    await credits.insertEntry({
      workspace_id: workspaceId,
      number: account.entries_count,
      kind,
      amount,
      balance_after: account.balance,
      feature: feature ?? null,
      reference,
      user_id: userId ?? null,
      idempotency_key: key,
      created_at: now,
    })
  }

  const all = await credits.listLots(workspaceId)
  const expired = all.filter((lot) => hasExpired(lot, now))
  for (const { id, remaining } of expired) {
    // A lot expires again when a hold returns credits to it: the entry number makes the keys unique.
    await post({ kind: 'expire', amount: -remaining, reference: id, key: `expire:${id}:${account.entries_count}` })
  }
  await credits.changeLots(
    expired.map(({ id, remaining }) => ({ lotId: id, amount: -remaining })),
    now,
  )
  const result = await change({ account, lots: all.filter((lot) => !hasExpired(lot, now)), post })
  await credits.saveAccount({ ...account, updated_at: now })
  return result
}

function hasExpired({ expires_at }: CreditLot, now: Date): boolean {
  return expires_at !== null && expires_at <= now
}
