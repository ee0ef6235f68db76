import type { ApiKeyEnd } from '@marquee/contract/api-keys'
import { findPlanRefusal, type PlanRefusal, type WorkspaceStanding } from '@marquee/contract/features'
import { can } from '@marquee/contract/permissions'
import type { WorkspaceRole } from '@marquee/contract/workspaces'

interface KeyTerms {
  revoked_at: Date | null
  expires_at: Date | null
  /** The current role of the key's maker; null when the maker has left the workspace. */
  maker_role: WorkspaceRole | null
  /** The browser whose extension has the key; null for the key of a program. */
  browser: string | null
}

type KeyKind = Pick<KeyTerms, 'browser'>

/** Why a key does not work in a workspace with this standing; null when it works. The extension saves ads with every plan that has a swipe file. */
export function findApiRefusal({ browser }: KeyKind, standing: WorkspaceStanding): PlanRefusal | null {
  return findPlanRefusal({ plan: 'active', feature: [browser === null ? 'api' : 'swipe_file'] }, standing)
}

/** Whether a member with this role may have such a key. A key ends when its maker loses this right. */
export function mayHaveKey(role: WorkspaceRole, { browser }: KeyKind): boolean {
  return can(role, browser === null ? 'api_keys.manage' : 'library.save')
}

/** Why a key does not work; null when it does. */
export function findKeyEnd(
  { revoked_at, expires_at, maker_role, browser }: KeyTerms,
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
  if (!mayHaveKey(maker_role, { browser })) {
    return 'maker_role'
  }
  return findApiRefusal({ browser }, standing) === null ? null : 'plan'
}
