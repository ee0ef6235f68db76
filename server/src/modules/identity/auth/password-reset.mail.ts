import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

const data = z.object({ user_id: z.uuid() })

interface ResetLink {
  url: string
  token: string
  /** Whether the account has no password yet. */
  isFirst: boolean
}

/**
 * Contains the one-time link for a new password, or for the first password of an account without one.
 * @param createLink makes the link; null when it is no longer wanted
 */
export function createPasswordResetMail(
  createLink: (userId: string) => Promise<ResetLink | null>,
): MailDefinition<typeof data> {
  return {
    kind: 'reset',
    title: 'Reset your password',
    occasion: 'When somebody asks for a new password, or for the first one of an account that signs in with Google.',
    data,
    async compose({ user_id }) {
      const link = await createLink(user_id)
      return link === null ? null : getContent(link)
    },
    sample: getContent({
      url: 'https://app.example.com/reset-password/5d41402abc4b?email=ada%40example.com',
      token: '',
      isFirst: false,
    }),
  }
}

function getContent(link: ResetLink): MailContent {
  return link.isFirst ? getFirstContent(link) : getResetContent(link)
}

function getFirstContent({ url, token }: ResetLink): MailContent {
  return {
    subject: 'Set your password',
    preview: 'Set a password for your account. The link works once, for 60 minutes.',
    paragraphs: [
      'Your account has no password yet. Set one to log in with your e-mail address too. The link works once, for 60 minutes.',
      'Log out before you open the link: it opens for visitors only.',
    ],
    action: { label: 'Set a password', url },
    closing: 'If that was not you, no further action is needed: your account stays as it is.',
    token,
  }
}

function getResetContent({ url, token }: ResetLink): MailContent {
  return {
    subject: 'Reset your password',
    preview: 'Choose a new password. The link works once, for 60 minutes.',
    paragraphs: ['Somebody asked for a new password for your account. The link works once, for 60 minutes.'],
    action: { label: 'Choose a new password', url },
    closing: 'If that was not you, no further action is needed: your password stays as it is.',
    token,
  }
}
