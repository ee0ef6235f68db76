import type { WorkspaceRole } from '@marquee/contract/workspaces'

/** Viewers read; everybody else in the workspace also creates, changes and removes products. */
export function canEditProducts(role: WorkspaceRole): boolean {
  return role !== 'viewer'
}
