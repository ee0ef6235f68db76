import type { CheerioAPI } from 'cheerio'
import { getMeta, toPageAddress, type WebPage } from '../../../platform/web/pages/read-page.ts'
import { toPlainLine } from '../../../platform/web/pages/to-plain-text.ts'
import { type FoundProduct, NOTHING_FOUND } from './found-product.ts'
import { findOfferText } from './find-offer-text.ts'
import { findPagePrices } from './find-page-prices.ts'
import { SIDE_PLACES } from './page-places.ts'
import { toProductName } from './product-name.ts'

const BENEFIT_PLACES =
  '[class*="benefit" i], [class*="feature" i], [class*="highlight" i], [class*="bullet" i], [class*="usp" i], [class*="advantage" i], [id*="feature-bullets" i], [itemprop="description"]'
const MOST_BENEFITS = 8
const SMALL_IMAGE = 120

/** Reads the product from the visible content, for pages without machine-readable data. */
export function readPlainProduct(page: WebPage): FoundProduct {
  const { $ } = page
  const title = toProductName(page, $('title').first().text().trim())
  const heading = $('h1').first().text().trim()
  const { price, listPrice } = findPagePrices(page)
  return {
    ...NOTHING_FOUND,
    name: heading === '' ? title : heading,
    description: getMeta(page, 'description') || firstParagraph($),
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
    listPrice,
    offer: findOfferText(page),
    benefits: listBenefits(page),
    images: listImages(page),
  }
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
