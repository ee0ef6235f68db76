/** A mail with the product's text; `kind`, `url` and `token` let tests find the link in it. */
export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  kind: string
  url?: string
  /** The address that unsubscribes from mails of this kind by one POST (RFC 8058). */
  unsubscribeUrl?: string
  token?: string
}

export interface Mailer {
  /** Resolves when the mail is handed over: written to the outbox, or accepted by the SMTP server. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
