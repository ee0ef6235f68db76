import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageSchema, pageQuery } from './pagination.ts'
import { id, timestamp } from './primitives.ts'

export const mailKind = z.object({
  kind: z.string(),
  title: z.string(),
  /** The event that sends the mail. */
  occasion: z.string(),
  subject: z.string(),
  /** With made-up data, as mailboxes get it. A complete HTML page: show it only in a sandboxed frame. */
  html: z.string(),
  text: z.string(),
})
export type MailKind = z.infer<typeof mailKind>

export const mailDelivery = z.object({
  id,
  kind: z.string(),
  recipient: z.string(),
  /** `dropped`: there was no longer a reason to send it when its turn came. */
  state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
  attempts: z.number().int(),
  /** The reason why the last attempt failed. */
  problem: z.string().nullable(),
  sent_at: timestamp.nullable(),
  created_at: timestamp,
})
export type MailDelivery = z.infer<typeof mailDelivery>

export const listMailKinds = endpoint('GET', '/api/admin/mails', {
  access: 'admin',
  summary: 'Every mail that the product sends, by title, with a preview',
  response: z.object({ data: z.array(mailKind) }),
})

export const listMailDeliveries = endpoint('GET', '/api/admin/mail-deliveries', {
  access: 'admin',
  summary: 'Mails of the last 30 days and what became of them, the newest first',
  query: pageQuery.extend({ kind: z.string().max(100).optional() }),
  response: pageSchema(mailDelivery),
})
