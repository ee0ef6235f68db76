import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

const data = z.object({})

/** The last mail to an address, sent after its account was deleted. */
export function createAccountDeletedMail(appUrl: string): MailDefinition<typeof data> {
  return {
    kind: 'account_deleted',
    title: 'Account deleted',
    occasion: 'When somebody deletes their account.',
    data,
    compose: async () => getContent(appUrl),
    sample: getContent('https://app.example.com'),
  }
}

function getContent(appUrl: string): MailContent {
  return {
    subject: 'Your account was deleted',
    preview: 'Your account and the workspaces that only you were in are gone.',
    paragraphs: [
      'Your account was deleted, together with the workspaces that only you were in. This cannot be undone.',
      'What you made in workspaces of others stays there, without your name.',
    ],
    action: { label: 'Create a new account', url: `${appUrl}/signup` },
    closing: 'If that was not you, somebody knows your password: change it wherever you use it.',
  }
}
