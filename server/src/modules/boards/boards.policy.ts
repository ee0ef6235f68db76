import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { forbidden } from '../../platform/errors/domain-error.ts'

/** Viewers look; everybody else in the workspace makes, fills, moves, shares and removes boards. */
function canEditBoards(role: WorkspaceRole): boolean {
  return role !== 'viewer'
}

/** @throws DomainError 403 */
export function requireBoardEditor({ role }: { role: WorkspaceRole }): void {
  if (!canEditBoards(role)) {
    throw forbidden('You can look at the boards of this workspace but not change them.')
  }
}
