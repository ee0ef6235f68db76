import { forbidden } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { canManageBilling } from '../plans/plans.policy.ts'

/** @throws DomainError 403 */
export function requireManager({ role }: Actor): void {
  if (!canManageBilling(role)) {
    throw forbidden('Only the owner and the admins of a workspace can change its plan and payment.')
  }
}
