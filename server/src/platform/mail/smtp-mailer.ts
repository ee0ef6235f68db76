import { createTransport } from 'nodemailer'
import { errorCode } from '../errors/error-code.ts'
import { noteRefusedKey } from '../metrics/refused-keys.ts'
import type { Mailer } from './mailer.ts'

const TIMEOUT_MS = 15_000

/**
 * A mailer that speaks SMTP.
 * @param url `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte
 * @param from the sender, as `Marquee <no-reply@example.com>`
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  )
  return {
    async send({ to, subject, text, html, unsubscribeUrl }) {
      const headers = unsubscribeUrl === undefined ? {} : toListHeaders(unsubscribeUrl)
      try {
        await transport.sendMail({ to, subject, text, headers, ...(html !== undefined && { html }) })
      } catch (error) {
        if (errorCode(error) === 'EAUTH') {
          noteRefusedKey('mail')
        }
        throw error
      }
    },
    close() {
      transport.close()
      return Promise.resolve()
    },
  }
}

/** The headers by which mail clients offer "Unsubscribe" and do it by themselves (RFC 2369, RFC 8058). */
function toListHeaders(unsubscribeUrl: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
