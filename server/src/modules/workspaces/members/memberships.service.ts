import type { Database } from '../../../platform/database/database.ts'
import type { NewMembership } from '../workspaces/workspaces.service.ts'
import { createMemberRepository } from './members.repository.ts'

/** Adds a member, inside the transaction that causes it: a new workspace, or an accepted invitation. */
export function addMembership(transaction: Database, { workspaceId, userId, role, now }: NewMembership): Promise<void> {
  return createMemberRepository(transaction).insert({
    workspace_id: workspaceId,
    user_id: userId,
    role,
    created_at: now,
    updated_at: now,
  })
}
