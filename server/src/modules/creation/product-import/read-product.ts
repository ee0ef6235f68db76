import type { FetchPublic } from '../../../platform/web/fetch-public.ts'
import { readPage, type WebPage } from '../../../platform/web/pages/read-page.ts'
import { cutText, toPlainLine, toPlainText } from '../../../platform/web/pages/to-plain-text.ts'
import { type FoundProduct, mergeFound, NOTHING_FOUND } from './found-product.ts'
import { readProductLanguage } from '../writer/image-words.service.ts'
import { describeOffer } from './describe-offer.ts'
import { findSaleEnd } from './find-offer-text.ts'
import { findOtherSubject } from './find-other-subject.ts'
import { readPriceContext } from './prices/price-context.ts'
import { findPagePrices } from './find-page-prices.ts'
import { readMetaProduct } from './read-meta-product.ts'
import { readPlainProduct } from './read-plain-product.ts'
import { parseShopProduct, readShopProduct } from './read-shop-product.ts'
import { readStructuredProduct } from './read-structured-product.ts'
import { type OtherPrice, settlePrice } from './settle-price.ts'

/** The page was read but contains no product; the message is written for users. */
export class NoProduct extends Error {
  override readonly name = 'NoProduct'
}

const JSON_LIMITS = {
  maxBytes: 2 * 1024 * 1024,
  timeoutMs: 8000,
  accepts: ['application/json', 'text/'],
  noun: 'page',
} as const
const MOST_IMAGES = 8

export interface LocalProduct extends FoundProduct {
  /** The language of its texts, in BCP 47; null when they do not tell. */
  language: string | null
  /** The price that the page shows, where its data states another one. */
  shownPrice: OtherPrice | null
}

/**
 * Reads the main product of a page from JSON-LD and microdata, the shop's own JSON, OpenGraph, and the visible content.
 * @throws WebRefusal when the page cannot be read, NoProduct when it has no product or several
 */
export async function readProduct(fetchPublic: FetchPublic, address: string): Promise<LocalProduct> {
  const page = await readPage(fetchPublic, address)
  const { found, other } = findProduct(page)
  const isIncomplete = found.price === null || found.images.length === 0
  const shop = isIncomplete ? await fetchShopProduct(fetchPublic, page) : null
  const product = toLocal(page, shop === null ? found : mergeFound([shop, found]))
  const isProduct = product.price !== null || product.images.length > 0 || product.benefits.length > 0
  if (product.name === '' || !isProduct) {
    throw new NoProduct('No product was found on this page. Add it by hand, or try the page where it is sold.')
  }
  return { ...product, shownPrice: other }
}

/** The price and the offer of a page's main product; empty on a page without a product, or with several. */
export function findOffer(page: WebPage): Pick<FoundProduct, 'price' | 'currency' | 'offer'> {
  try {
    const found = tidy(findProduct(page).found)
    return { price: found.price, currency: found.currency, offer: describeOffer(found, findSaleEnd(page), null) }
  } catch (error) {
    if (error instanceof NoProduct) {
      return NOTHING_FOUND
    }
    throw error
  }
}

/** @throws NoProduct for a list of products, and for a page about something else */
function findProduct(page: WebPage): { found: FoundProduct; other: OtherPrice | null } {
  const structured = readStructuredProduct(page)
  const shop = readShopProduct(page)
  if (structured.productsOnPage > 1 && structured.product.name === '' && shop === null) {
    throw new NoProduct('This page lists several products. Open one of them and use its address.')
  }
  const subject = structured.product.name === '' && shop === null ? findOtherSubject(page) : null
  if (subject !== null) {
    throw new NoProduct(
      `This page is about ${subject}, not about a product. Create images from an idea instead, and say there what it is and for whom.`,
    )
  }
  const shown = findPagePrices(page)
  const stated = [structured.product, ...(shop === null ? [] : [shop]), readMetaProduct(page)]
  return settlePrice(mergeFound([...stated, readPlainProduct(page, shown)]), shown)
}

/** Shops of one kind (Shopify) also offer every product as JSON next to its page. */
async function fetchShopProduct(fetchPublic: FetchPublic, page: WebPage): Promise<FoundProduct | null> {
  const url = new URL(page.url)
  const [path] = /^.*\/products\/[^/]+/.exec(url.pathname) ?? []
  if (path === undefined) {
    return null
  }
  try {
    const { content } = await fetchPublic(`${url.origin}${path.replace(/\.json$/, '')}.json`, JSON_LIMITS)
    return parseShopProduct(page, content.toString('utf8'))
  } catch {
    // The page itself was readable: its own data is enough.
    return null
  }
}

/** A product with its offer in the language of its texts. */
function toLocal(page: WebPage, merged: FoundProduct): Omit<LocalProduct, 'shownPrice'> {
  const found = tidy(merged)
  const { language } = readProductLanguage({
    title: found.name,
    texts: [...found.benefits, found.description].filter((text) => text !== '').join('. '),
    chosen: null,
    declared: readPriceContext(page).language || null,
    currency: found.currency ?? '',
    url: page.url,
  })
  return { ...found, language, offer: toPlainLine(describeOffer(found, findSaleEnd(page), language), 300) }
}

/** Converts the found texts into plain text, within the limits of a product. */
function tidy(found: FoundProduct): FoundProduct {
  return {
    ...found,
    name: toPlainLine(found.name, 200),
    description: cutText(toPlainText(found.description), 5000),
    offer: toPlainLine(found.offer, 300),
    benefits: found.benefits.map((line) => toPlainLine(line, 300)).filter((line) => line !== ''),
    category: toPlainLine(found.category, 120),
    reviews: found.reviews
      .map(({ text, author, rating }) => ({ text: toPlainLine(text, 600), author: toPlainLine(author, 120), rating }))
      .filter(({ text }) => text !== '')
      .slice(0, 10),
    images: [...new Set(found.images)].slice(0, MOST_IMAGES),
  }
}
