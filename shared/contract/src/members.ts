import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'
import { workspaceRole } from './workspaces.ts'

/** The roles that can be assigned; the owner is not one of them: there is one owner, and the workspace is transferred instead. */
export const assignableRole = workspaceRole.exclude(['owner'], { error: 'Choose admin, member or viewer.' })
export type AssignableRole = z.infer<typeof assignableRole>

export const member = z.object({
  /** The account's id. */
  id,
  display_name: z.string(),
  email: z.string(),
  /** Null when there is none. */
  picture_url: z.string().nullable(),
  role: workspaceRole,
  is_you: z.boolean(),
  joined_at: timestamp,
})
export type Member = z.infer<typeof member>

/** Viewers take no seat; an invitation with any other role holds a seat until it ends. */
export const seats = z.object({
  plan_title: z.string().nullable(),
  limit: z.number().int(),
  members: z.number().int(),
  invited: z.number().int(),
})
export type Seats = z.infer<typeof seats>

export const listMembers = endpoint('GET', '/api/members', {
  access: 'verified',
  plan: 'none',
  summary: 'The members of the workspace, in the order in which their accounts were made',
  query: pageQuery,
  response: pageSchema(member),
})

export const getSeats = endpoint('GET', '/api/members/seats', {
  access: 'verified',
  plan: 'none',
  summary: 'How many seats the plan has, and how many are taken',
  response: dataSchema(seats),
})

export const changeMemberRole = endpoint('PATCH', '/api/members/:id', {
  access: 'verified',
  permission: 'members.manage',
  plan: 'none',
  changes: ['members'],
  summary: 'Gives a member another role',
  params: idParams,
  body: z.object({ role: assignableRole }),
  response: dataSchema(member),
  errors: ['owner_stays', 'seats_taken'],
})

export const removeMember = endpoint('DELETE', '/api/members/:id', {
  access: 'verified',
  permission: 'members.manage',
  plan: 'none',
  changes: ['members'],
  summary: 'Ends a membership; the account keeps its other workspaces',
  params: idParams,
  response: z.undefined(),
  status: 204,
  errors: ['owner_stays'],
})

export const transferOwnership = endpoint('POST', '/api/members/:id/owner', {
  access: 'verified',
  permission: 'workspace.delete',
  plan: 'none',
  changes: ['members', 'workspace'],
  summary: 'Hands the workspace over to another member; who owned it is an admin from then on',
  params: idParams,
  response: dataSchema(member),
  errors: ['owner_changed'],
})
