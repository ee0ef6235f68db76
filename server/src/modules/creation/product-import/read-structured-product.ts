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
import { readPriceContext } from './prices/price-context.ts'
import { readOfferPrices } from './read-offer-price.ts'

const PRODUCT_TYPES = [
  'Product',
  'ProductGroup',
  'IndividualProduct',
  'ProductModel',
  'SoftwareApplication',
  'WebApplication',
  'MobileApplication',
  'VideoGame',
  'Book',
  'Course',
  'Service',
  'MenuItem',
  'Vehicle',
  'Car',
] as const
const OFTEN_FREE = ['SoftwareApplication', 'WebApplication', 'MobileApplication', 'VideoGame', 'Course'] as const

/** The main product of a page, as described by JSON-LD or microdata. */
export function readStructuredProduct(page: WebPage): { product: FoundProduct; productsOnPage: number } {
  const nodes = listNodes(page)
  const products = nodes.filter((node) => isType(node, ...PRODUCT_TYPES) && getText(node['name']) !== '')
  const [main] = products
    .map((node, index) => ({ node, score: scoreFor(page, node) - index / 1000 }))
    .toSorted((a, b) => b.score - a.score)
  // When there are several products, one must be the main product; otherwise the page is a list.
  const names = new Set(products.map((node) => getText(node['name'])))
  const listed = new Set(nodes.filter((node) => isType(node, 'ItemList')).flatMap(listItems))
  const isMain = main !== undefined && (main.score >= 2 || (names.size === 1 && !listed.has(main.node)))
  return {
    product: isMain ? { ...readProduct(page, main.node), category: readCategory(main.node, nodes) } : NOTHING_FOUND,
    productsOnPage: names.size,
  }
}

/** The items of a list, which stand in its entries or are these themselves. */
function listItems(list: StructuredNode): StructuredNode[] {
  return getNodes(list['itemListElement']).flatMap((entry) => [entry, ...getNodes(entry['item'])])
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
  // Fields that a group of variants does not state come from its first variant, and its offers from all of them.
  const variants = getNodes(node['hasVariant'])
  const stated = { ...variants[0], ...node }
  // One site builder writes its properties with capitals.
  const own = node['offers'] ?? node['Offers']
  const offers = own === undefined ? variants.flatMap((variant) => getNodes(variant['offers'])) : getNodes(own)
  return {
    ...NOTHING_FOUND,
    ...readReviews(node),
    name: getText(node['name']),
    description: getText(stated['description']),
    ...readPrices(page, offers, isType(node, ...OFTEN_FREE)),
    offer: isShippedFree(offers) ? 'Free shipping' : '',
    benefits: readNotes(node['positiveNotes']),
    images: getAddresses(stated['image']).flatMap((address) => toPageAddress(page, address) ?? []),
  }
}

function readPrices(page: WebPage, offers: readonly StructuredNode[], isOftenFree: boolean): Partial<FoundProduct> {
  const asked = readOfferPrices(offers, readPriceContext(page), isOftenFree)
  return asked === null
    ? {}
    : {
        price: asked.price.amount,
        currency: asked.price.currency,
        terms: asked.terms,
        otherPrices: asked.amounts,
        listPrice: asked.listPrice,
      }
}

function readReviews(node: StructuredNode): Pick<FoundProduct, 'rating' | 'reviewCount' | 'reviews'> {
  const [rating = {}] = getNodes(node['aggregateRating'])
  return {
    rating: readRating(rating),
    reviewCount: readCount(getText(rating['reviewCount'] ?? rating['ratingCount'])),
    reviews: getNodes(node['review'] ?? node['reviews']).flatMap(readReview),
  }
}

/** A number of reviews as pages write it: `1240`, `1,240 reviews`, `1.2K`; null for another text. */
function readCount(stated: string): number | null {
  const [, short, letter] = /^\s*(\d+(?:[.,]\d+)?)\s?([km])\b/i.exec(stated) ?? []
  if (short !== undefined) {
    return Math.round(Number(short.replace(',', '.')) * (letter?.toLowerCase() === 'k' ? 1000 : 1_000_000))
  }
  const count = Number.parseInt(stated.replaceAll(/\D/g, ''), 10)
  return Number.isFinite(count) ? count : null
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
  const [, written = '', percent = ''] = /^\s*([\d.,]+)\s*(%?)/.exec(getText(node['ratingValue'])) ?? []
  const value = Number(written.replace(',', '.') || Number.NaN)
  const best = Number(getText(node['bestRating']).replace(',', '.') || (percent === '' ? 5 : 100))
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
  // A number is a key of somebody else's list of categories.
  if (/\p{L}/u.test(stated)) {
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
