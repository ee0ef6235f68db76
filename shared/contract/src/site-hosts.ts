/** The source of brands that administrators confirmed by the site of their ads; their id at the source is the host. */
export const SITE_SOURCE = 'site'

const HOST = /^https?:\/\/(?:www\.)?([^/:?#]+)/i

/** The host of a web address without www., in lower case; null for another text. As `site_host` of the database. */
export function toSiteHost(address: string | null | undefined): string | null {
  return HOST.exec(address ?? '')?.[1]?.toLowerCase() ?? null
}

/** Sites on which many advertisers have their pages: their host names no advertiser. */
const SHARED_SITES = [
  'facebook.com',
  'fb.com',
  'fb.me',
  'm.me',
  'messenger.com',
  'instagram.com',
  'whatsapp.com',
  'wa.me',
  'tiktok.com',
  'youtube.com',
  'youtu.be',
  'twitter.com',
  'x.com',
  'linkedin.com',
  'linktr.ee',
  'bit.ly',
  'google.com',
  'apple.com',
  'amazon.com',
  'etsy.com',
  'ebay.com',
] as const

/** Matches the hosts of these sites and of their subdomains, such as `play.google.com`; also as a pattern of PostgreSQL. */
export const SHARED_SITE_PATTERN = `^(.*\\.)?(${SHARED_SITES.map((site) => site.replaceAll('.', '\\.')).join('|')})$`

const sharedSite = new RegExp(SHARED_SITE_PATTERN)

/** Whether many advertisers have pages on this site, so that its host names none of them. */
export function isSharedSite(host: string): boolean {
  return sharedSite.test(host)
}
