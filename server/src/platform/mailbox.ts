import { createHash } from 'node:crypto'

const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address: what follows a plus is the owner's own mark, and Gmail ignores dots. */
export function toMailbox(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const [name = ''] = local.split('+')
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** What is kept of a mailbox to know it again when its account is gone: SHA-256, in hexadecimal. */
export function hashMailbox(email: string): string {
  return createHash('sha256').update(toMailbox(email)).digest('hex')
}
