import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const OUTBOX = 'outbox:'

/** The mailer for the address in `MAIL_URL`. */
export function openMailer({ mailUrl, mailFrom }: Environment, clock: Clock): Mailer {
  const folder = outboxFolder(mailUrl)
  return folder === null ? createSmtpMailer({ url: mailUrl, from: mailFrom }) : createOutboxMailer({ folder, clock })
}

/** The folder of an `outbox:` address; null for SMTP. */
export function outboxFolder(mailUrl: string): string | null {
  return mailUrl.startsWith(OUTBOX) ? mailUrl.slice(OUTBOX.length).replace(/^\/\/(?=\/)/, '') : null
}
