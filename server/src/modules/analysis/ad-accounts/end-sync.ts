import type { SourceProblem } from '@marquee/contract/ad-sources'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { NotificationService } from '../../notifications/notifications.public.ts'
import type { ResultWriter } from '../ad-results/result-writer.service.ts'
import { createAdAccountSyncRepository, type SyncRow } from './ad-account-syncs.repository.ts'
import { type AdAccountRow, createAdAccountRepository } from './ad-accounts.repository.ts'
import { concernsToken } from './insights-problem.ts'

interface Dependencies {
  db: Database
  clock: Clock
  notifications: Pick<NotificationService, 'notify'>
  writer: Pick<ResultWriter, 'tell'>
}

interface Ending {
  sync: SyncRow
  account: AdAccountRow
  /** Null when all days are imported. */
  problem: SourceProblem | null
}

/**
 * Ends an import, and tells webhooks if it has brought figures. If the token no longer opens the account, this also stops the daily imports and notifies the user who
 * connected it.
 */
export async function endSync(
  { db, clock, notifications, writer }: Dependencies,
  { sync, account, problem }: Ending,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (transaction) => {
    const ended = { finished_at: now, leased_until: null, updated_at: now }
    const changed = await createAdAccountSyncRepository(transaction).change(
      sync.id,
      problem === null ? { ...ended, state: 'done' } : { ...ended, state: 'failed', problem: JSON.stringify(problem) },
    )
    if (changed === undefined) {
      return
    }
    const accounts = createAdAccountRepository(transaction)
    if (problem === null) {
      await accounts.update(account.id, { problem: null, last_synced_at: now, updated_at: now })
      await (changed.stored > 0 && writer.tell(transaction, changed, account.id))
    } else if (concernsToken(problem)) {
      await accounts.update(account.id, { problem: JSON.stringify(problem), next_sync_at: null, updated_at: now })
      await notifications.notify(transaction, {
        workspaceId: account.workspace_id,
        userIds: account.created_by === null ? 'everybody' : [account.created_by],
        kind: 'ad_account_stopped',
        data: { name: account.name, advice: problem.advice },
        key: `ad account sync ${sync.id}`,
      })
    }
  })
}
