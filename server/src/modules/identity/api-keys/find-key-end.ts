import type { ApiKeyEnd } from '@marquee/contract/api-keys'
import { findPlanRefusal, type PlanRefusal, type WorkspaceStanding } from '@marquee/contract/features'
import { can } from '@marquee/contract/permissions'
import type { WorkspaceRole } from '@marquee/contract/workspaces'

interface KeyTerms {
  revoked_at: Date | null
  expires_at: Date | null
  /** The current role of the key's maker; null when the maker has left the workspace. */
  maker_role: WorkspaceRole | null
}

/** Why a workspace with this standing has no access to the API; null when it has access. */
export function findApiRefusal(standing: WorkspaceStanding): PlanRefusal | null {
  return findPlanRefusal({ plan: 'active', feature: ['api'] }, standing)
}

/** Whether a member with this role may have keys. A key ends when its maker loses this right. */
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
