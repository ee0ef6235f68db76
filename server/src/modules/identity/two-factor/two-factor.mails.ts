import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

const data = z.object({})

/** Says that signing in to the account requires a second factor from now on. */
export function createTwoFactorOnMail(appUrl: string): MailDefinition<typeof data> {
  const compose = (url: string): MailContent => ({
    subject: 'Two-factor authentication is on',
    preview: 'Logging in asks for a code of your authenticator app as well.',
    paragraphs: [
      'Logging in to your account asks for a code of your authenticator app as well from now on.',
      'Keep the recovery codes where you find them without your phone.',
    ],
    action: { label: 'See your account', url: `${url}/account-settings/basics` },
    closing: 'If that was not you, somebody is in your account: set a new password at once.',
  })
  return {
    kind: 'two_factor_on',
    title: 'Two-factor authentication on',
    occasion: 'When somebody turns on two-factor authentication.',
    data,
    compose: async () => compose(appUrl),
    sample: compose('https://app.example.com'),
  }
}

/** Says that the password alone is enough to sign in again. */
export function createTwoFactorOffMail(appUrl: string): MailDefinition<typeof data> {
  const compose = (url: string): MailContent => ({
    subject: 'Two-factor authentication is off',
    preview: 'Your password alone opens your account again.',
    paragraphs: ['Two-factor authentication was turned off. Your password alone opens your account again.'],
    action: { label: 'Turn it on again', url: `${url}/account-settings/basics` },
    closing: 'If that was not you, somebody is in your account: set a new password at once.',
  })
  return {
    kind: 'two_factor_off',
    title: 'Two-factor authentication off',
    occasion: 'When somebody turns off two-factor authentication.',
    data,
    compose: async () => compose(appUrl),
    sample: compose('https://app.example.com'),
  }
}
