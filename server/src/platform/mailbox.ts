import { createHash } from 'node:crypto'

const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox of an address: the part after a plus is a tag that the owner chose, and Gmail ignores dots. */
export function toMailbox(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const [name = ''] = local.split('+')
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** The hash that is kept of a mailbox, to recognize it when its account is gone: SHA-256, in hexadecimal. */
export function hashMailbox(email: string): string {
  return createHash('sha256').update(toMailbox(email)).digest('hex')
}
