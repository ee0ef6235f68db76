/** The pasted or typed text of a search for a brand. */
export interface SoughtBrand {
  words: string
  /** The host of a site's address, without `www.`; null when the text is not an address. */
  host: string | null
  /** The id of an advertiser's page, given alone or in an address of the ad library; null when there is none. */
  pageId: string | null
}

const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/
/** Query parameters that hold the page id in addresses of ad libraries. */
const PAGE_PARAMETERS = ['view_all_page_id', 'page_id', 'id']

/** Reads a brand's name, the address of a site (with or without `https://`), a page id, or an address of the ad library. */
export function readSoughtBrand(text: string): SoughtBrand {
  const words = text.trim()
  const url = toUrl(words)
  const host = url?.hostname.replace(/^www\./, '') ?? ''
  const named = PAGE_PARAMETERS.map((name) => url?.searchParams.get(name)).find((id) => /^\d{5,25}$/.test(id ?? ''))
  return {
    words,
    host: HOST.test(host) ? host : null,
    pageId: named ?? (/^[\w-]{1,64}$/.test(words) ? words : null),
  }
}

function toUrl(words: string): URL | null {
  const address = /^https?:\/\//i.test(words) ? words : `https://${words}`
  return /\s/.test(words) || !URL.canParse(address) ? null : new URL(address)
}
