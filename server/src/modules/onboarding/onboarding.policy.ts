import type { WorkspaceRole } from '@marquee/contract/workspaces'

/** Finishing makes a board and follows brands: viewers of a workspace can only skip. */
export function canFillWorkspace(role: WorkspaceRole): boolean {
  return role !== 'viewer'
}
