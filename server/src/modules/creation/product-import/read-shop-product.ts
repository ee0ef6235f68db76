import { z } from 'zod'
import { parseLenient } from '../../../platform/web/pages/structured-data.ts'
import { getMeta, toPageAddress, type WebPage } from '../../../platform/web/pages/read-page.ts'
import { type FoundProduct, NOTHING_FOUND } from './found-product.ts'
import { parsePrice } from './prices/parse-price.ts'
import { getCurrencyOfCountry, readPriceContext } from './prices/price-context.ts'

const amount = z.union([z.string(), z.number()]).nullish()
const image = z.union([z.string(), z.looseObject({ src: z.string() })])

/** A product in the format of Shopify shops, in their own pages and at `/products/x.json`. */
const shopProduct = z.looseObject({
  title: z.string().min(1),
  body_html: z.string().nullish(),
  description: z.string().nullish(),
  product_type: z.string().nullish(),
  type: z.string().nullish(),
  price: amount,
  compare_at_price: amount,
  images: z.array(image).nullish(),
  featured_image: image.nullish(),
  variants: z
    .array(z.looseObject({ price: amount, compare_at_price: amount, price_currency: z.string().nullish() }))
    .min(1),
})

/** The product in a page's own JSON, or in the response of `/products/x.json`; null when there is none. */
export function readShopProduct(page: WebPage): FoundProduct | null {
  const { $ } = page
  const found = $('script[type="application/json"]')
    .toArray()
    .flatMap((script) => parseShopProduct(page, $(script).text()) ?? [])
  // Recommended products have JSON of their own, before or behind that of the page.
  const titles = [$('h1').first().text(), $('title').first().text(), getMeta(page, 'og:title')].map(toKey)
  return found.find(({ name }) => titles.some((title) => title.includes(toKey(name)))) ?? found[0] ?? null
}

function toKey(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}

export function parseShopProduct(page: WebPage, json: string): FoundProduct | null {
  const product = findProduct(parseLenient(json), 0)
  return (
    product && {
      ...NOTHING_FOUND,
      ...readWords(product),
      ...readPrices(page, product),
      images: listImages(page, product),
    }
  )
}

type ShopProduct = z.output<typeof shopProduct>

function readWords({ title, body_html, description, product_type, type }: ShopProduct) {
  return { name: title, description: body_html ?? description ?? '', category: product_type ?? type ?? '' }
}

function readPrices(page: WebPage, { price, compare_at_price, variants: [variant] }: ShopProduct) {
  return {
    price: toAmount(variant?.price ?? price ?? null),
    currency: variant?.price_currency ?? findCurrency(page),
    listPrice: toAmount(variant?.compare_at_price ?? compare_at_price ?? null),
  }
}

function listImages(page: WebPage, { images, featured_image }: ShopProduct): string[] {
  return [...(images ?? []), ...[featured_image ?? []].flat()]
    .map((entry) => (typeof entry === 'string' ? entry : entry.src))
    .flatMap((address) => toPageAddress(page, address) ?? [])
}

const DEEPEST = 8

function findProduct(value: unknown, depth: number): ShopProduct | null {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) {
    return null
  }
  const parsed = shopProduct.safeParse(value)
  if (parsed.success) {
    return parsed.data
  }
  for (const inner of Object.values(value)) {
    const found = findProduct(inner, depth + 1)
    if (found !== null) {
      return found
    }
  }
  return null
}

/** Integers are cents, as in the shop's pages. Strings are amounts in whole currency units. */
function toAmount(stated: string | number | null): string | null {
  if (stated === null || stated === '') {
    return null
  }
  if (typeof stated === 'number') {
    return Number.isInteger(stated) ? (stated / 100).toFixed(2) : stated.toFixed(2)
  }
  return parsePrice(stated)?.amount ?? null
}

/** Reads the shop's currency from its scripts. */
function findCurrency(page: WebPage): string | null {
  const script = /Shopify\.currency\s*=\s*\{[^}]*"active"\s*:\s*"([A-Z]{3})"/.exec(page.$('script').text())
  const { currency, country } = readPriceContext(page)
  return script?.[1] ?? currency ?? getCurrencyOfCountry(country ?? '')
}
