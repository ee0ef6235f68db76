import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { WorkspaceService } from '../../workspaces/workspaces.public.ts'
import { findOwnReferral, type PersonTraces } from './referrals.policy.ts'
import { createReferralRepository } from './referrals.repository.ts'

interface Dependencies {
  clock: Clock
  workspaces: Pick<WorkspaceService, 'findByReferralCode' | 'listMemberTraces'>
}

interface Newcomer extends PersonTraces {
  /** The workspace that was created with the account. */
  workspaceId: string
}

/** The referral codes that the browser sends after a link was followed; Rewardful's parameter carries the same codes. */
interface ReferralCodes {
  ref_code?: string
  rewardful_referral?: string
}

/** Records the referrer whose link led to a new account. */
export function createReferralLeads({ clock, workspaces }: Dependencies) {
  async function findReferrer(database: Database, { ref_code, rewardful_referral }: ReferralCodes) {
    for (const code of [ref_code, rewardful_referral]) {
      const workspaceId = code === undefined ? undefined : await workspaces.findByReferralCode(code, database)
      if (workspaceId !== undefined) {
        return workspaceId
      }
    }
    return undefined
  }

  return {
    /** Runs in the transaction that creates the account. An unknown code is ignored; a self-referral is stored as refused. */
    async record(transaction: Database, newcomer: Newcomer, codes: ReferralCodes): Promise<void> {
      const referrerId = await findReferrer(transaction, codes)
      if (referrerId === undefined) {
        return
      }
      const now = clock.now()
      const refusal = findOwnReferral(newcomer, await workspaces.listMemberTraces(referrerId, transaction))
      await createReferralRepository(transaction).insert({
        workspace_id: referrerId,
        referred_workspace_id: newcomer.workspaceId,
        state: refusal === null ? 'lead' : 'refused',
        refusal,
        signed_up_at: now,
        converted_at: null,
        created_at: now,
        updated_at: now,
      })
    },
  }
}
