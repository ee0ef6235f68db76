import type { WorkspaceRole } from '@marquee/contract/workspaces'

/** What is hidden is hidden from everybody in the workspace. */
export function canHideBrands(role: WorkspaceRole): boolean {
  return role !== 'viewer'
}
