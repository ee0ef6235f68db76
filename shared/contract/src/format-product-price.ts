import type { Product } from './products.ts'

/** The amount of a product with the words that belong to it. */
export type StatedPrice = Pick<Product, 'price' | 'currency' | 'price_before' | 'price_after'>

/**
 * The price of a product as it is printed: "from €12/month", "ab 12,00 € pro Nutzer". The decimal string is passed to Intl unchanged, so that
 * no amount becomes a float; the currency decides the minimum number of decimals.
 * @param language in BCP 47 @param options what Intl writes otherwise, such as no decimals of whole amounts
 * @returns an empty text without a price
 */
export function formatProductPrice(
  { price, currency, price_before, price_after }: StatedPrice,
  language: string,
  options: Intl.NumberFormatOptions = {},
): string {
  if (price === null) {
    return ''
  }
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency, ...options }).format(
    price as Intl.StringNumericLiteral,
  )
  const behind = /^[/*]/.test(price_after) ? price_after : ` ${price_after}`
  return `${price_before} ${amount}${behind}`.trim()
}
