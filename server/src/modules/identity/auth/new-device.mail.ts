import { z } from 'zod'
import type { MailContent, MailDefinition } from '../../../platform/mail/mail-definition.ts'

const data = z.object({
  /** For example "Firefox on Windows". */
  device: z.string(),
  ip_address: z.string(),
  /** For example 2026-03-16 10:00 UTC. */
  time: z.string(),
})

/** Tells a user that their account was signed in to from a device that was not seen before. */
export function createNewDeviceMail(appUrl: string): MailDefinition<typeof data> {
  const sample = { device: 'Firefox on Windows', ip_address: '192.0.2.7', time: '2026-03-16 10:00 UTC' }
  return {
    kind: 'new_sign_in',
    title: 'New sign-in',
    occasion: 'When an account is signed in to from a device that was not seen before.',
    data,
    compose: async (signIn) => getContent(signIn, appUrl),
    sample: getContent(sample, 'https://app.example.com'),
  }
}

function getContent({ device, ip_address: ipAddress, time }: z.output<typeof data>, appUrl: string): MailContent {
  return {
    subject: `New sign-in: ${device}`,
    preview: `Your account was signed in to on ${time}.`,
    paragraphs: [
      `Your account was signed in to with ${device}, from the address ${ipAddress}, on ${time}.`,
      'If that was you, there is nothing to do.',
    ],
    action: { label: 'See your devices', url: `${appUrl}/account-settings/basics` },
    closing: 'If that was not you, log that device out and set a new password.',
  }
}
