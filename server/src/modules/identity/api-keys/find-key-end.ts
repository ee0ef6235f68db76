import type { ApiKeyEnd } from '@marquee/contract/api-keys'
import { findPlanRefusal, type PlanRefusal, type WorkspaceStanding } from '@marquee/contract/features'
import { can } from '@marquee/contract/permissions'
import type { WorkspaceRole } from '@marquee/contract/workspaces'

interface KeyTerms {
  revoked_at: Date | null
  expires_at: Date | null
  /** Of its maker, now; null when they have left the workspace. */
  maker_role: WorkspaceRole | null
}

/** Why a workspace that stands so has no access to the API; null when it has. */
export function findApiRefusal(standing: WorkspaceStanding): PlanRefusal | null {
  return findPlanRefusal({ plan: 'active', feature: ['api'] }, standing)
}

/** Whether whoever has this role may have keys: a key ends with this right. */
export function mayHaveKeys(role: WorkspaceRole): boolean {
  return can(role, 'api_keys.manage')
}

/** Why a key does not work; null when it does. */
export function findKeyEnd(
  { revoked_at, expires_at, maker_role }: KeyTerms,
  standing: WorkspaceStanding,
  now: Date,
): ApiKeyEnd | null {
  if (revoked_at !== null) {
    return 'revoked'
  }
  if (expires_at !== null && expires_at <= now) {
    return 'expired'
  }
  if (maker_role === null) {
    return 'maker_left'
  }
  if (!mayHaveKeys(maker_role)) {
    return 'maker_role'
  }
  return findApiRefusal(standing) === null ? null : 'plan'
}
