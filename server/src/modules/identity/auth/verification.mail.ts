import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

const data = z.object({ user_id: z.uuid(), email: z.string() })

/**
 * Asks a user to confirm that the address is theirs.
 * @param createUrl makes the link; null when there is nothing left to verify
 */
export function createVerificationMail(
  createUrl: (user: { id: string; email: string }) => Promise<string | null>,
): MailDefinition<typeof data> {
  return {
    kind: 'verify',
    title: 'Verify your e-mail address',
    occasion: 'After signing up, after a change of the e-mail address, and when somebody asks for it again.',
    data,
    async compose({ user_id: id, email }) {
      const url = await createUrl({ id, email })
      return url === null ? null : getContent(url)
    },
    sample: getContent('https://app.example.com/email/verify/0198/1f2e?expires=1767225600&signature=5d41402abc4b2a76'),
  }
}

// The mail contains no name: otherwise a person who registers another person's address could choose text of our mail.
function getContent(url: string): MailContent {
  return {
    subject: 'Verify your e-mail address',
    preview: 'One click, and your account is ready. The link works for 60 minutes.',
    paragraphs: ['Please confirm that this is your e-mail address. The link works for 60 minutes.'],
    action: { label: 'Verify e-mail address', url },
    closing: 'If you did not create an account, no further action is needed.',
    token: new URL(url).searchParams.get('signature') ?? '',
  }
}
