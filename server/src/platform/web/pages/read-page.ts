import { type CheerioAPI, load } from 'cheerio'
import type { FetchPublic } from '../fetch-public.ts'
import { checkMarkup } from './check-markup.ts'

/** A page of the web as the server sent it: its scripts have not run. */
export interface WebPage {
  /** The final address, after redirects. */
  url: string
  $: CheerioAPI
}

const PAGE_LIMITS = {
  maxBytes: 5 * 1024 * 1024,
  timeoutMs: 12_000,
  accepts: ['text/html', 'application/xhtml', 'text/plain'],
  noun: 'page',
} as const

/** @throws WebRefusal with a sentence for users, when the address, the type, the size or the time is not acceptable */
export async function readPage(fetchPublic: FetchPublic, address: string): Promise<WebPage> {
  const { content, contentType, url } = await fetchPublic(address, PAGE_LIMITS)
  return parsePage(decodeHtml(content, contentType), url)
}

function parsePage(html: string, url: string): WebPage {
  checkMarkup(html)
  return { url, $: load(html) }
}

/** The absolute form of an address in a page; null for addresses that are not on the web, such as `data:` or `javascript:`. */
export function toPageAddress(page: Pick<WebPage, 'url' | '$'>, address: string): string | null {
  const written = page.$('base[href]').first().attr('href') ?? ''
  const base = URL.canParse(written, page.url) ? new URL(written, page.url).href : page.url
  const trimmed = address.trim()
  if (trimmed === '' || !URL.canParse(trimmed, base)) {
    return null
  }
  const { protocol, href } = new URL(trimmed, base)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}

/** Content of a `<meta>` by property or name, whichever the page uses; empty when there is none. */
export function getMeta({ $ }: Pick<WebPage, '$'>, ...names: readonly string[]): string {
  for (const name of names) {
    const value = $(`meta[property="${name}"], meta[name="${name}"], meta[itemprop="${name}"]`).first().attr('content')
    if (value !== undefined && value.trim() !== '') {
      return value.trim()
    }
  }
  return ''
}

const SNIFFED_BYTES = 2048

/** The encoding of a page: from the header, otherwise from the page itself, otherwise UTF-8 when neither names a known one. */
function decodeHtml(content: Buffer, contentType: string): string {
  const start = content.toString('latin1', 0, SNIFFED_BYTES)
  const [, charset = 'utf-8'] =
    /charset=["']?([\w-]+)/i.exec(contentType) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(start) ?? []
  try {
    return new TextDecoder(charset).decode(content)
  } catch {
    return new TextDecoder().decode(content)
  }
}
