import type { WorkspaceRole } from '@marquee/contract/workspaces'

/** A link shows the workspace's work to the world, so viewers do not make or withdraw one. */
export function canShare(role: WorkspaceRole): boolean {
  return role !== 'viewer'
}
