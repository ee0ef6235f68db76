import type { WorkspaceRole } from '@marquee/contract/workspaces'

/** Viewers read; everybody else in the workspace also saves ads and takes them out again. */
export function canEditSwipeFile(role: WorkspaceRole): boolean {
  return role !== 'viewer'
}
