import { getMeta, toPageAddress, type WebPage } from '../../../platform/web/pages/read-page.ts'
import { type FoundProduct, NOTHING_FOUND } from './found-product.ts'
import { toProductName } from './product-name.ts'
import { parseStatedPrice } from './prices/parse-price.ts'
import { readPriceContext } from './prices/price-context.ts'

/** Reads the product from the link preview metadata of a page: OpenGraph and its extensions by shops. */
export function readMetaProduct(page: WebPage): FoundProduct {
  const { $ } = page
  const amount = getMeta(page, 'product:sale_price:amount', 'product:price:amount', 'og:price:amount')
  const currency = getMeta(
    page,
    'product:sale_price:currency',
    'product:price:currency',
    'og:price:currency',
    'priceCurrency',
  )
  const before = getMeta(page, 'product:original_price:amount', 'og:price:standard_amount')
  const price = amount === '' ? null : parseStatedPrice(amount, currency, readPriceContext(page))
  const isAsked = price !== null && Number(price.amount) > 0
  const images = $('meta[property="og:image"], meta[property="og:image:url"], meta[name="twitter:image"]')
    .toArray()
    .flatMap((element) => toPageAddress(page, $(element).attr('content') ?? '') ?? [])
  return {
    ...NOTHING_FOUND,
    name: toProductName(page, getMeta(page, 'og:title', 'twitter:title')),
    description: getMeta(page, 'og:description', 'description', 'twitter:description'),
    price: isAsked ? price.amount : null,
    currency: price?.currency ?? null,
    listPrice: before === '' ? null : (parseStatedPrice(before, currency)?.amount ?? null),
    category: getMeta(page, 'product:category'),
    images: [...new Set(images)],
  }
}
