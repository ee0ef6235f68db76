import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageSchema, pageQuery } from './pagination.ts'
import { id, timestamp } from './primitives.ts'
import { workspaceRole } from './workspaces.ts'

export const activityAction = z.enum([
  'workspace.created',
  'workspace.renamed',
  'workspace.handed_over',
  'workspace.deleted',
  'workspace.restored',
  'member.joined',
  'member.role_changed',
  'member.removed',
  'member.left',
  'invitation.sent',
  'invitation.resent',
  'invitation.withdrawn',
])
export type ActivityAction = z.infer<typeof activityAction>

/** One administrative change of the workspace. */
export const workspaceActivity = z.object({
  id,
  action: activityAction,
  /** The user who made the change; null when the account is deleted. */
  actor: z.string().nullable(),
  /** The image of this user; null when there is none. */
  actor_picture_url: z.string().nullable(),
  /** The target of the change: a member's name, an invited address, the workspace's name at that time. */
  subject: z.string().nullable(),
  /** The role that was assigned. */
  role: workspaceRole.nullable(),
  created_at: timestamp,
})
export type WorkspaceActivity = z.infer<typeof workspaceActivity>

export const listWorkspaceActivity = endpoint('GET', '/api/workspace-activity', {
  access: 'verified',
  plan: 'none',
  summary: 'Who did what to the workspace, its members and its invitations, the newest first',
  query: pageQuery,
  response: pageSchema(workspaceActivity),
})
