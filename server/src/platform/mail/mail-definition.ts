import type { z } from 'zod'

/** What a mail says. Everything is text; the layout makes HTML and plain text of it. */
export interface MailContent {
  subject: string
  /** What mailboxes show beside the subject. */
  preview: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** Said below the action, quietly. */
  closing?: string
  /** For mails that somebody may do without: a page that asks and ends them, and that ends them at once by POST (RFC 8058). */
  unsubscribeUrl?: string
  /** What the link proves, for the test hooks. */
  token?: string
}

/** One kind of mail of the product. */
export interface MailDefinition<S extends z.ZodType<object> = z.ZodType<object>> {
  /** As `verify`; it names deliveries in the database. */
  kind: string
  title: string
  /** When it is sent, for administrators. */
  occasion: string
  /** What is kept until the mail is sent. Nothing secret: links are made in `compose`. */
  data: S
  /**
   * Called when the mail is sent, and again when that failed.
   * @returns null when there is no reason for the mail any more
   */
  compose(data: z.output<S>): Promise<MailContent | null>
  /** The mail with made-up data. */
  sample: MailContent
}
