import type { WorkspaceRole } from '@marquee/contract/workspaces'

/** A workspace's name is the business of those who run it. */
export function canRenameWorkspace(role: WorkspaceRole): boolean {
  return role === 'owner' || role === 'admin'
}
