import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { assignableRole } from './members.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { email, id, idParams, timestamp } from './primitives.ts'
import { workspace } from './workspaces.ts'

/** The largest number of people who are invited at once. */
export const MOST_INVITED_AT_ONCE = 20

export const invitation = z.object({
  id,
  email: z.string(),
  role: assignableRole,
  /** Its link no longer works, but it can be sent again. */
  is_expired: z.boolean(),
  /** Null when the account is gone. */
  invited_by: z.string().nullable(),
  expires_at: timestamp,
  created_at: timestamp,
})
export type Invitation = z.infer<typeof invitation>

/** The data that an invitation link shows to its holder. */
export const openedInvitation = z.object({
  workspace_name: z.string(),
  email: z.string(),
  role: assignableRole,
  invited_by: z.string().nullable(),
  expires_at: timestamp,
  /** Whether the invited address has an account. */
  has_account: z.boolean(),
})
export type OpenedInvitation = z.infer<typeof openedInvitation>

const link = z.object({ token: z.string().min(1).max(200) })

export const listInvitations = endpoint('GET', '/api/invitations', {
  access: 'verified',
  plan: 'none',
  summary: 'The invitations of the workspace that nobody has accepted yet, the newest first',
  query: pageQuery,
  response: pageSchema(invitation),
})

export const createInvitations = endpoint('POST', '/api/invitations', {
  access: 'verified',
  permission: 'members.manage',
  feature: 'full_product',
  changes: ['members'],
  summary: 'Invites people to the workspace by mail; all of them, or nobody when one cannot be invited',
  body: z.object({
    emails: z
      .array(email)
      .min(1, { message: 'Enter an e-mail address.' })
      .max(MOST_INVITED_AT_ONCE, { message: `Invite at most ${MOST_INVITED_AT_ONCE} people at once.` }),
    role: assignableRole,
    idempotency_key: id,
  }),
  response: z.object({ data: z.array(invitation) }),
  status: 201,
  errors: ['seats_taken'],
})

export const resendInvitation = endpoint('POST', '/api/invitations/:id/resend', {
  access: 'verified',
  permission: 'members.manage',
  feature: 'full_product',
  changes: ['members'],
  summary: 'Sends an invitation again, good for seven days from now; links of earlier mails end',
  params: idParams,
  response: dataSchema(invitation),
  errors: ['seats_taken'],
})

export const withdrawInvitation = endpoint('DELETE', '/api/invitations/:id', {
  access: 'verified',
  permission: 'members.manage',
  plan: 'none',
  changes: ['members'],
  summary: 'Ends an invitation; its link says so',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

/** The token is sent in the body, so that no log of addresses contains it. */
export const openInvitation = endpoint('POST', '/api/invitation-links/open', {
  access: 'anonymous',
  summary: 'What the link of an invitation is for; a link that does not work says why',
  body: link,
  response: dataSchema(openedInvitation),
  errors: [
    'invitation_unknown',
    'invitation_withdrawn',
    'invitation_accepted',
    'invitation_expired',
    'workspace_deleted',
  ],
})

export const acceptInvitation = endpoint('POST', '/api/invitation-links/accept', {
  access: 'verified',
  plan: 'none',
  changes: ['members'],
  summary: 'Joins the workspace of an invitation to the own address, and makes it the current one',
  body: link,
  response: dataSchema(workspace),
  errors: [
    'invitation_unknown',
    'invitation_withdrawn',
    'invitation_accepted',
    'invitation_expired',
    'workspace_deleted',
    'other_account',
    'member_already',
    'seats_taken',
  ],
})
