import type { CheerioAPI } from 'cheerio'
import { getMeta, toPageAddress, type WebPage } from '../../../platform/web/pages/read-page.ts'
import { toPlainLine } from '../../../platform/web/pages/to-plain-text.ts'
import { type FoundProduct, NOTHING_FOUND } from './found-product.ts'
import { parsePrice } from './prices/parse-price.ts'
import { readPriceContext } from './prices/price-context.ts'
import { withoutSite } from './read-meta-product.ts'

const PRICE_PLACES = [
  '[itemprop="price"]',
  '[data-price]',
  '[data-testid*="price" i]',
  '[id*="price" i]',
  '[class*="price" i]',
  '[class*="preis" i]',
  '[class*="prix" i]',
].join(', ')
/** The places of prices that are not the current price. */
const OTHER_PRICES = 'del, s, strike, [class*="old" i], [class*="was" i], [class*="compare" i], [class*="regular" i]'
/** The parts of a page beside its main part. */
export const SIDE_PLACES =
  'header, footer, nav, aside, [class*="related" i], [class*="recommend" i], [class*="similar" i], [class*="upsell" i]'
const BENEFIT_PLACES =
  '[class*="benefit" i], [class*="feature" i], [class*="highlight" i], [class*="bullet" i], [class*="usp" i], [class*="advantage" i], [id*="feature-bullets" i], [itemprop="description"]'
const MOST_BENEFITS = 8
const SMALL_IMAGE = 120

/** Reads the product from the visible content, for pages without machine-readable data. */
export function readPlainProduct(page: WebPage): FoundProduct {
  const { $ } = page
  const title = withoutSite($('title').first().text().trim(), getMeta(page, 'og:site_name'))
  const heading = $('h1').first().text().trim()
  const price = findPrice(page)
  return {
    ...NOTHING_FOUND,
    name: heading === '' ? title : heading,
    description: getMeta(page, 'description') || firstParagraph($),
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
    benefits: listBenefits(page),
    images: listImages(page),
  }
}

function findPrice(page: WebPage) {
  const { $ } = page
  const context = readPriceContext(page)
  const places = $(PRICE_PLACES).filter(
    (_, element) => $(element).closest(`${SIDE_PLACES}, ${OTHER_PRICES}`).length === 0,
  )
  for (const element of places.toArray()) {
    const copy = $(element).clone()
    copy.find(OTHER_PRICES).remove()
    const text = copy.attr('content') ?? copy.attr('data-price') ?? copy.text()
    const shown = copy.text().replaceAll(/\s+/g, ' ').trim()
    const price = text.length > 80 ? null : parsePrice(text, context)
    if (price !== null) {
      // The number of an attribute has no sign; the visible text beside it does.
      const visible = text === shown ? price : parsePrice(shown, context)
      return { ...price, currency: visible?.currency ?? price.currency }
    }
  }
  return null
}

function firstParagraph($: CheerioAPI): string {
  const paragraphs = $('main p, article p, p').filter((_, element) => $(element).closest(SIDE_PLACES).length === 0)
  return (
    paragraphs
      .toArray()
      .map((element) => $(element).text().trim())
      .find((text) => text.length > 40) ?? ''
  )
}

/** The entries of short lists that the page marks as reasons to buy. */
function listBenefits({ $ }: WebPage): string[] {
  const lines = $(BENEFIT_PLACES)
    .filter((_, element) => $(element).closest(SIDE_PLACES).length === 0)
    .find('li')
    .addBack('li')
    .toArray()
    .map((element) => toPlainLine($(element).html() ?? '', 300))
    .filter((line) => line.length >= 4 && line.length <= 200)
  return [...new Set(lines)].slice(0, MOST_BENEFITS)
}

/** Images of the page's main part that are not small, the largest first. */
function listImages(page: WebPage): string[] {
  const { $ } = page
  const images = $('main img, article img, [role=main] img, body img')
    .toArray()
    .map((element) => $(element))
    .filter((image) => image.closest(SIDE_PLACES).length === 0)
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
