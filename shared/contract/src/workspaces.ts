import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'

export const workspaceRole = z.enum(['owner', 'admin', 'member', 'viewer'])
export type WorkspaceRole = z.infer<typeof workspaceRole>

export const workspace = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  role: workspaceRole,
  is_current: z.boolean(),
  members_count: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type Workspace = z.infer<typeof workspace>

export const listWorkspaces = endpoint('GET', '/api/workspaces', {
  access: 'signed-in',
  summary: 'The workspaces that the user is a member of',
  query: pageQuery,
  response: pageSchema(workspace),
})

export const createWorkspace = endpoint('POST', '/api/workspaces', {
  access: 'verified',
  plan: 'none',
  summary: 'Creates a workspace of the own; it is not the current one before it is switched to',
  body: z.object({ name: line(120, 'a name'), idempotency_key: id }),
  response: dataSchema(workspace),
  status: 201,
  errors: ['too_many_workspaces'],
})

export const renameWorkspace = endpoint('PATCH', '/api/workspaces/:id', {
  access: 'verified',
  workspace: 'named',
  permission: 'workspace.manage',
  plan: 'none',
  changes: ['workspace'],
  summary: 'Renames a workspace; owners and admins only',
  params: idParams,
  body: z.object({ name: line(120, 'a name') }),
  response: dataSchema(workspace),
})

export const switchWorkspace = endpoint('POST', '/api/workspaces/:id/switch', {
  access: 'verified',
  plan: 'none',
  summary: "Makes a workspace the user's current one",
  params: idParams,
  response: dataSchema(workspace),
})

export const leaveWorkspace = endpoint('POST', '/api/workspaces/:id/leave', {
  access: 'verified',
  workspace: 'named',
  plan: 'none',
  changes: ['members'],
  summary: 'Ends the own membership; the owner hands the workspace over first',
  params: idParams,
  response: z.undefined(),
  status: 204,
  errors: ['owner_stays'],
})
