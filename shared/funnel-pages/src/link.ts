import { z } from 'zod'

/**
 * What a link of a page may open: an https address, a mail address, a phone number, or a section of the same page (`#` and its id).
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

function isWebLink(address: string): boolean {
  return address.startsWith('https://') && URL.canParse(address)
}

/** The id of the section that a link leads to; null for every other link. */
export function getLinkedSection(address: string): string | null {
  return SECTION_LINK.test(address) ? address.slice(1) : null
}
