import { getMeta, toPageAddress, type WebPage } from '../../../platform/web/pages/read-page.ts'
import { toPlainLine } from '../../../platform/web/pages/to-plain-text.ts'
import { type FoundProduct, type FoundReview, NOTHING_FOUND } from './found-product.ts'
import { findOfferText } from './find-offer-text.ts'
import type { ShownPrices } from './find-page-prices.ts'
import { selectMain } from './main-part.ts'
import { OTHER_PLACES, PRICE_PLACES } from './page-places.ts'
import { isSiteName, toProductName } from './product-name.ts'

const BENEFIT_PLACES =
  '[class*="benefit" i], [class*="feature" i]:not([class*="featured" i]), [class*="highlight" i], [class*="bullet" i], [class*="usp" i], [class*="advantage" i], [id*="feature-bullets" i], [itemprop="description"]'
const SIDES = `header, aside, ${OTHER_PLACES}`
/** What headings contain beside a name: badges, and texts for screen readers. */
const NOT_NAMED =
  '[class*="badge" i], [class*="visually-hidden" i], [class*="sr-only" i], [class*="screen-reader" i], script, style'
/** A heading that says nothing about what a page offers. */
const GREETING =
  /^(?:(?:hello|welcome|home|willkommen|herzlich willkommen|bienvenue|accueil|bienvenidos?|inicio|benvenuti|bem-vindos?|welkom|witamy|ようこそ|مرحبا)\b.{0,12})$/iu
const MOST_BENEFITS = 8
const AUTHOR_PLACES = 'cite, footer, figcaption, [class*="author" i], [class*="name" i]'
const MOST_QUOTES = 20
const LEAST_QUOTE = 12
const SMALL_IMAGE = 120

/** Reads the product from the visible content, for pages without machine-readable data. */
export function readPlainProduct(page: WebPage, { price, terms, listPrice }: ShownPrices): FoundProduct {
  const { $ } = page
  const title = toProductName(page, $('title').first().text().trim())
  const heading = readHeading(page, title)
  return {
    ...NOTHING_FOUND,
    name: heading === '' ? title : heading,
    description: getMeta(page, 'description') || findFirstParagraph(page),
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
    terms,
    listPrice,
    offer: findOfferText(page),
    benefits: listBenefits(page),
    reviews: listQuotes(page),
    images: listImages(page),
  }
}

/** The heading of a page without badges; empty when it greets, names the shop, or is a slogan while the title names something. */
function readHeading(page: WebPage, title: string): string {
  const copy = page.$('h1').first().clone()
  copy.find(NOT_NAMED).remove()
  const heading = copy.text().replaceAll(/\s+/gu, ' ').trim()
  const isNamedByTitle = title !== '' && !isSiteName(page, title) && isSlogan(page, heading, title)
  return GREETING.test(heading) || isSiteName(page, heading) || isNamedByTitle ? '' : heading
}

/** A sentence that the title does not contain; on a home page also words of which the title has none. */
function isSlogan({ url }: WebPage, heading: string, title: string): boolean {
  const said = heading.toLowerCase()
  const named = title.toLowerCase()
  const words = said.match(/[\p{L}\d]{2,}/gu) ?? []
  const isStrange = new URL(url).pathname === '/' && !words.some((word) => named.includes(word))
  return !named.includes(said) && (/[?!.]$/.test(heading) || isStrange)
}

function findFirstParagraph(page: WebPage): string {
  return (
    selectMain(page, 'p', SIDES)
      .toArray()
      .filter((element) => page.$(element).closest(PRICE_PLACES).length === 0)
      .map((element) => page.$(element).text().trim())
      .find((text) => text.length > 40) ?? ''
  )
}

/** The entries of short lists that the page marks as reasons to buy. */
function listBenefits(page: WebPage): string[] {
  const { $ } = page
  const lines = selectMain(page, 'li', SIDES)
    .toArray()
    .filter((element) => $(element).closest(BENEFIT_PLACES).length > 0)
    .map((element) => toPlainLine($(element).html() ?? '', 300))
    .filter((line) => line.length >= 4 && line.length <= 200)
  return [...new Set(lines)].slice(0, MOST_BENEFITS)
}

/** What customers say, in the quotes of the main part. */
function listQuotes(page: WebPage): FoundReview[] {
  const { $ } = page
  return selectMain(page, 'blockquote', SIDES)
    .toArray()
    .slice(0, MOST_QUOTES)
    .map((element) => $(element))
    .map((quote) => {
      const names = quote.find(AUTHOR_PLACES).add(quote.siblings(AUTHOR_PLACES))
      const said = quote.clone()
      said.find(AUTHOR_PLACES).remove()
      const author = names
        .first()
        .text()
        .replace(/^[\s–—-]+/u, '')
      return { text: toPlainLine(said.html() ?? '', 600), author: toPlainLine(author, 120), rating: null }
    })
    .filter(({ text }) => text.length >= LEAST_QUOTE)
}

/** Images of the page's main part that are not small, the largest first. */
function listImages(page: WebPage): string[] {
  const { $ } = page
  const images = selectMain(page, 'img', SIDES)
    .toArray()
    .map((element) => $(element))
    .map((image) => {
      const [largest = ''] = (image.attr('srcset') ?? image.attr('data-srcset') ?? '').split(',').toReversed()
      const written = largest.trim().split(/\s+/)[0] || image.attr('data-src') || image.attr('src') || ''
      const size = Number.parseInt(image.attr('width') ?? '', 10)
      return { address: toPageAddress(page, written), size: Number.isFinite(size) ? size : SMALL_IMAGE + 1 }
    })
    .filter(
      ({ address, size }) => address !== null && size > SMALL_IMAGE && !/\.svg(?:\?|$)|logo|icon|sprite/i.test(address),
    )
  const addresses = images.toSorted((a, b) => b.size - a.size).flatMap(({ address }) => address ?? [])
  return [...new Set(addresses)]
}
