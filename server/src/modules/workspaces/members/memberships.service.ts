import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { Database } from '../../../platform/database/database.ts'
import { createMemberRepository } from './members.repository.ts'

interface NewMembership {
  workspaceId: string
  userId: string
  role: WorkspaceRole
  now: Date
}

/** Makes somebody a member, in the transaction of what leads to it: a new workspace, an accepted invitation. */
export function addMembership(transaction: Database, { workspaceId, userId, role, now }: NewMembership): Promise<void> {
  return createMemberRepository(transaction).insert({
    workspace_id: workspaceId,
    user_id: userId,
    role,
    created_at: now,
    updated_at: now,
  })
}
