import { getMeta, type WebPage } from '../../../platform/web/pages/read-page.ts'

const SEPARATOR = /\s+[|–—·•-]\s+/
/** What shops put around a name for search engines. */
const BEFORE = /^(?:buy|shop|kaufen|acheter|comprar|order)\s+(?=\S)/i
const BEHIND =
  /(?:\s+(?:online|kaufen|acheter en ligne|comprar online))?(?:\s+at (?:the )?(?:best|lowest|low) prices?.*|\s+(?:online|kaufen)(?: (?:at|in|bei|from) .*)?)$/i

/** The name of a product in the title of its page, without the shop's name and without words for search engines. */
export function toProductName(page: WebPage, title: string): string {
  const own = title.split(SEPARATOR).filter((part) => !isSiteName(page, part))
  const name = own.length === 0 ? title : own.join(' – ')
  return name.replace(BEHIND, '').replace(BEFORE, '').trim() || title
}

/** Whether a text is the name of the shop, as the page or its address writes it. */
export function isSiteName(page: WebPage, text: string): boolean {
  const host = new URL(page.url).hostname.replace(/^www\./, '')
  const sites = [getMeta(page, 'og:site_name'), host, host.split('.').slice(0, -1).join('.'), host.split('.')[0] ?? '']
  return toKey(text) !== '' && sites.map(toKey).includes(toKey(text))
}

function toKey(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
}
