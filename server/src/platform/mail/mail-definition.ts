import type { z } from 'zod'

/** The content of a mail. It is all text; the layout turns it into HTML and plain text. */
export interface MailContent {
  subject: string
  /** The preview that mail clients show beside the subject. */
  preview: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** A note in small text below the action. */
  closing?: string
  /** For optional mails: a page that asks for confirmation and unsubscribes, and that unsubscribes at once by POST (RFC 8058). */
  unsubscribeUrl?: string
  /** The token of the link, for the test hooks. */
  token?: string
}

/** One kind of mail of the product. */
export interface MailDefinition<S extends z.ZodType<object> = z.ZodType<object>> {
  /** A short name such as `verify`; it names deliveries in the database. */
  kind: string
  title: string
  /** The occasion on which it is sent, for administrators. */
  occasion: string
  /** The data that is stored until the mail is sent. It contains no secrets: links are made in `compose`. */
  data: S
  /**
   * Called when the mail is sent, and again when sending failed.
   * @returns null when there is no longer a reason for the mail
   */
  compose(data: z.output<S>): Promise<MailContent | null>
  /** The mail with example data. */
  sample: MailContent
}
