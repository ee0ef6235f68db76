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

/** One thing that somebody did to the workspace itself. */
export const workspaceActivity = z.object({
  id,
  action: activityAction,
  /** Who did it; null when the account is gone. */
  actor: z.string().nullable(),
  /** Of who did it; null when there is none. */
  actor_picture_url: z.string().nullable(),
  /** Whom or what it was done to: a member's name, an invited address, the workspace's name then. */
  subject: z.string().nullable(),
  /** The role that was given. */
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
