import { getMeta, toPageAddress, type WebPage } from '../../../platform/web/pages/read-page.ts'
import {
  getAddresses,
  getNodes,
  getText,
  isType,
  listNodes,
  type StructuredNode,
  toList,
} from '../../../platform/web/pages/structured-data.ts'
import { toPlainLine } from '../../../platform/web/pages/to-plain-text.ts'
import { type FoundProduct, type FoundReview, NOTHING_FOUND } from './found-product.ts'
import { parseStatedPrice, type Price } from './prices/parse-price.ts'
import { type PriceContext, readPriceContext } from './prices/price-context.ts'

const PRODUCT_TYPES = [
  'Product',
  'ProductGroup',
  'IndividualProduct',
  'ProductModel',
  'SoftwareApplication',
  'Book',
] as const

/** The main product of a page, as described by JSON-LD or microdata. */
export function readStructuredProduct(page: WebPage): { product: FoundProduct; productsOnPage: number } {
  const nodes = listNodes(page)
  const products = nodes.filter((node) => isType(node, ...PRODUCT_TYPES) && getText(node['name']) !== '')
  const [main] = products
    .map((node, index) => ({ node, score: scoreFor(page, node) - index / 1000 }))
    .toSorted((a, b) => b.score - a.score)
  // When there are several products, one must be the main product; otherwise the page is a list.
  const names = new Set(products.map((node) => getText(node['name'])))
  const isMain = main !== undefined && (names.size === 1 || main.score >= 2)
  return {
    product: isMain ? { ...readProduct(page, main.node), category: readCategory(main.node, nodes) } : NOTHING_FOUND,
    productsOnPage: names.size,
  }
}

function scoreFor(page: WebPage, node: StructuredNode): number {
  const { $ } = page
  const name = getText(node['name']).toLowerCase()
  const heading = $('h1').first().text().trim().toLowerCase()
  const title = `${getMeta(page, 'og:title')} ${$('title').first().text()}`.toLowerCase()
  const own = [page.url, $('link[rel=canonical]').attr('href') ?? ''].map(toPath)
  const isOwnAddress = getAddresses([node['url'], node['@id']].filter(Boolean)).some((address) =>
    own.includes(toPath(toPageAddress(page, address) ?? '')),
  )
  return (
    (isOwnAddress ? 4 : 0) +
    (heading !== '' && (heading.includes(name) || name.includes(heading)) ? 3 : 0) +
    (title.includes(name) ? 2 : 0) +
    (node['offers'] === undefined ? 0 : 0.5)
  )
}

function toPath(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname.replace(/\/$/, '') || 'none' : 'none'
}

function readProduct(page: WebPage, node: StructuredNode): FoundProduct {
  // Fields that a group of variants does not state come from its first variant.
  const [variant] = getNodes(node['hasVariant'])
  const stated = { ...variant, ...node }
  const offers = getNodes(stated['offers'])
  const price = readPrice(offers, readPriceContext(page))
  return {
    ...NOTHING_FOUND,
    ...readReviews(node),
    name: getText(node['name']),
    description: getText(stated['description']),
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
    listPrice: readListPrice(offers),
    offer: isShippedFree(offers) ? 'Free shipping' : '',
    benefits: readNotes(node['positiveNotes']),
    images: getAddresses(stated['image']).flatMap((address) => toPageAddress(page, address) ?? []),
  }
}

function readReviews(node: StructuredNode): Pick<FoundProduct, 'rating' | 'reviewCount' | 'reviews'> {
  const [rating = {}] = getNodes(node['aggregateRating'])
  const count = Number.parseInt(getText(rating['reviewCount'] ?? rating['ratingCount']).replaceAll(/\D/g, ''), 10)
  return {
    rating: readRating(rating),
    reviewCount: Number.isFinite(count) ? count : null,
    reviews: getNodes(node['review'] ?? node['reviews']).flatMap(readReview),
  }
}

/** Offers may be nested, and a price may be the lowest of several. */
function readPrice(offers: readonly StructuredNode[], context: PriceContext): Price | null {
  for (const offer of offers) {
    const [specification = {}] = getNodes(offer['priceSpecification']).filter((node) => !isListPrice(node))
    const stated = getText(offer['price'] ?? offer['lowPrice'] ?? specification['price'] ?? specification['minPrice'])
    const currency = getText(offer['priceCurrency'] ?? specification['priceCurrency'])
    const price =
      stated === '' ? readPrice(getNodes(offer['offers']), context) : parseStatedPrice(stated, currency, context)
    if (price !== null) {
      return price
    }
  }
  return null
}

function readListPrice(offers: readonly StructuredNode[]): string | null {
  const [listed] = offers.flatMap((offer) => getNodes(offer['priceSpecification'])).filter(isListPrice)
  return listed === undefined ? null : (parseStatedPrice(getText(listed['price']), '')?.amount ?? null)
}

function isListPrice(specification: StructuredNode): boolean {
  return /ListPrice|StrikethroughPrice|SRP|MSRP/.test(getText(specification['priceType']))
}

function isShippedFree(offers: readonly StructuredNode[]): boolean {
  return offers
    .flatMap((offer) => getNodes(offer['shippingDetails']))
    .flatMap((details) => getNodes(details['shippingRate']))
    .some((rate) => Number(getText(rate['value']) || Number.NaN) === 0)
}

function readNotes(value: unknown): string[] {
  return getNodes(value)
    .flatMap((list) => toList(list['itemListElement'] ?? list))
    .map((entry) => getText(entry))
    .filter((text) => text !== '')
}

/** Converts a rating from the page's scale to a scale of 5. */
function readRating(node: StructuredNode): number | null {
  const value = Number(getText(node['ratingValue']).replace(',', '.') || Number.NaN)
  const best = Number(getText(node['bestRating']).replace(',', '.') || 5)
  const rating = (value / best) * 5
  return rating > 0 && rating <= 5 ? Math.round(rating * 10) / 10 : null
}

function readReview(node: StructuredNode): FoundReview[] {
  const text = getText(node['reviewBody'] ?? node['description'])
  const [rating = {}] = getNodes(node['reviewRating'])
  return text === '' ? [] : [{ text, author: getText(node['author']), rating: readRating(rating) }]
}

function readCategory(node: StructuredNode, nodes: readonly StructuredNode[]): string {
  const stated = getText(node['category'])
  if (stated !== '') {
    return stated.split(/\s*(?:>|\/|»|›|&gt;)\s*/).findLast((part) => part !== '') ?? ''
  }
  const crumbs = nodes
    .filter((other) => isType(other, 'BreadcrumbList'))
    .flatMap((list) => getNodes(list['itemListElement']))
    .map((crumb) => toPlainLine(getText(crumb['name'] ?? crumb['item']), 120))
    .filter((name) => !/^https?:/.test(name) && name !== '' && name !== toPlainLine(getText(node['name']), 120))
  // The first breadcrumb is the shop itself.
  return crumbs.length > 1 ? (crumbs.at(-1) ?? '') : ''
}
