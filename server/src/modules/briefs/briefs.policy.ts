import type { WorkspaceRole } from '@marquee/contract/workspaces'

/** Viewers read; everybody else in the workspace also creates, changes and archives briefs. */
export function canEditBriefs(role: WorkspaceRole): boolean {
  return role !== 'viewer'
}
