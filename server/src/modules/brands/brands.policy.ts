import type { WorkspaceRole } from '@marquee/contract/workspaces'

/** Viewers see which brands are followed; everybody else in the workspace also chooses them. */
export function canTrackBrands(role: WorkspaceRole): boolean {
  return role !== 'viewer'
}
