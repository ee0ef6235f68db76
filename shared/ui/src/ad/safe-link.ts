import { webAddress } from '@marquee/contract/primitives'

/** What a link to a page that an advertiser named must carry. */
export const OUTSIDE_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const

/** The address when it is http or https and complete; null for everything else, `javascript:` above all. */
export function safeWebAddress(value: string | null): string | null {
  const parsed = webAddress.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** `https://www.example.com/a/b?c` → "example.com". */
export function hostName(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}
