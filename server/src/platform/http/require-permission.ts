import { can, type Permission, permissions } from '@marquee/contract/permissions'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { forbidden } from '../errors/domain-error.ts'

/** @throws DomainError 403 with the message of the matrix, for a role without this permission */
export function requirePermission(role: WorkspaceRole, permission: Permission): void {
  if (!can(role, permission)) {
    throw forbidden(permissions[permission].refusal)
  }
}
