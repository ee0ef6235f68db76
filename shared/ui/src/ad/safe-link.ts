import { webAddress } from '@marquee/contract/primitives'

/** The attributes that a link to an advertiser's page must have. */
export const OUTSIDE_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const

/** The address when it is complete and http or https; null for all others, especially `javascript:`. */
export function safeWebAddress(value: string | null): string | null {
  const parsed = webAddress.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** `https://www.example.com/a/b?c` → "example.com". */
export function hostName(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}
