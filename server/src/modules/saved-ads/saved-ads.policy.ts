import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { forbidden } from '../../platform/errors/domain-error.ts'

/** Viewers read; everybody else in the workspace also saves ads and takes them out again. */
function canEditSwipeFile(role: WorkspaceRole): boolean {
  return role !== 'viewer'
}

/** @throws DomainError 403 */
export function requireSwipeFileEditor({ role }: { role: WorkspaceRole }): void {
  if (!canEditSwipeFile(role)) {
    throw forbidden('You can look at the swipe file of this workspace but not change it.')
  }
}
