import { getMeta, toPageAddress, type WebPage } from '../../../platform/web/pages/read-page.ts'
import { type FoundProduct, NOTHING_FOUND } from './found-product.ts'
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
  const images = $('meta[property="og:image"], meta[property="og:image:url"], meta[name="twitter:image"]')
    .toArray()
    .flatMap((element) => toPageAddress(page, $(element).attr('content') ?? '') ?? [])
  return {
    ...NOTHING_FOUND,
    name: withoutSite(getMeta(page, 'og:title', 'twitter:title'), getMeta(page, 'og:site_name')),
    description: getMeta(page, 'og:description', 'description', 'twitter:description'),
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
    listPrice: before === '' ? null : (parseStatedPrice(before, currency)?.amount ?? null),
    category: getMeta(page, 'product:category'),
    images: [...new Set(images)],
  }
}

/** Removes the name of the shop from the beginning or end of a title. */
export function withoutSite(title: string, site: string): string {
  const parts = title.split(/\s+[|–—·•-]\s+/)
  const others = parts.filter((part) => site === '' || part.toLowerCase() !== site.toLowerCase())
  return others.length === parts.length || others.length === 0 ? title : others.join(' – ')
}
