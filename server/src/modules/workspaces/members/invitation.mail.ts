import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

const data = z.object({ invitation_id: z.uuid() })

export interface InvitationLink {
  workspaceName: string
  /** The name of the inviting user; null when their account was deleted. */
  inviter: string | null
  url: string
  token: string
}

/**
 * Invites a user to a workspace by mail.
 * @param createLink makes the link; null when the invitation was accepted, withdrawn or has expired
 */
export function createInvitationMail(
  createLink: (invitationId: string) => Promise<InvitationLink | null>,
): MailDefinition<typeof data> {
  return {
    kind: 'invite',
    title: 'Invitation to a workspace',
    occasion: 'When a member invites somebody, and when the invitation is sent again.',
    data,
    async compose({ invitation_id }) {
      const link = await createLink(invitation_id)
      return link === null ? null : getContent(link)
    },
    sample: getContent({
      workspaceName: 'Studio Nord',
      inviter: 'Ada Marsh',
      url: 'https://app.example.com/invitations/5d41402abc4b2a76',
      token: '',
    }),
  }
}

function getContent({ workspaceName, inviter, url, token }: InvitationLink): MailContent {
  const who = inviter ?? 'A colleague'
  return {
    subject: `${who} invited you to ${workspaceName}`,
    preview: 'Join the workspace. The link works once, for 7 days.',
    paragraphs: [
      `${who} invited you to work together in the workspace “${workspaceName}” on Marquee.`,
      'The link works once, for 7 days, and only with an account of this e-mail address.',
    ],
    action: { label: 'See the invitation', url },
    closing: 'If you do not know what this is about, no further action is needed: nothing happens until you accept.',
    token,
  }
}
