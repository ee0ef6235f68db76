import type { WorkspaceRole } from '@marquee/contract/workspaces'

export const ROLE_NAMES: Readonly<Record<WorkspaceRole, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
  viewer: 'Viewer',
}

/** The roles that a member can be given, in the order of a menu. */
export const ASSIGNABLE_ROLES = [
  { value: 'admin' as const, label: ROLE_NAMES.admin },
  { value: 'member' as const, label: ROLE_NAMES.member },
  { value: 'viewer' as const, label: ROLE_NAMES.viewer },
]
