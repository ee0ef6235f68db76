import { z } from 'zod'

/**
 * What a link of a page may open: an https address of one host, a mail address, a phone number, or a section of the same page (`#` and its id).
 * Anything else, such as `javascript:` or `http:`, is refused.
 */
export const pageLink = z.string().max(2048, { message: 'Use at most 2,048 characters.' }).refine(isPageLink, {
  message: 'Enter an address that starts with https://, mailto: or tel:, or choose a section of the page.',
})

const SECTION_LINK = /^#[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function isPageLink(address: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(address)) {
    return false
  }
  return (
    isWebLink(address) ||
    /^mailto:[^@/]+@[^@/]+$/.test(address) ||
    /^tel:\+?[\d().-]{3,40}$/.test(address) ||
    SECTION_LINK.test(address)
  )
}

/** Labels of letters, digits and hyphens, at least two: a policy of the page could read anything else as more than one host. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/

function isWebLink(address: string): boolean {
  if (!address.startsWith('https://') || !URL.canParse(address)) {
    return false
  }
  const { hostname, username, password } = new URL(address)
  return HOST.test(hostname) && username === '' && password === ''
}

/** The id of the section that a link leads to; null for every other link. */
export function getLinkedSection(address: string): string | null {
  return SECTION_LINK.test(address) ? address.slice(1) : null
}
