import { webAddress } from '@marquee/contract/primitives'
import { MAX_IMPORTED_PAGES } from '@marquee/contract/product-imports'
import { toWebAddress } from '../../state/to-web-address.ts'

export interface AddressList {
  urls: string[]
  /** Why the list cannot be imported; null when it can. */
  problem: string | null
}

/** The addresses of a text with one in each line, or with spaces and commas between them; each once. */
export function parseAddressList(text: string): AddressList {
  const written = text.split(/[\s,;]+/).filter((part) => part !== '')
  const urls = [...new Set(written.map((part) => toWebAddress(part) ?? ''))]
  const wrong = urls.find((url) => !webAddress.safeParse(url).success || !/\./.test(new URL(url).hostname))
  if (urls.length === 0) {
    return { urls, problem: 'Enter at least one address.' }
  }
  if (wrong !== undefined) {
    return { urls, problem: `This is not an address: ${wrong.slice(0, 80)}` }
  }
  const isTooLong = urls.length > MAX_IMPORTED_PAGES
  return {
    urls,
    problem: isTooLong ? `These are ${urls.length} addresses. Import at most ${MAX_IMPORTED_PAGES} at a time.` : null,
  }
}
