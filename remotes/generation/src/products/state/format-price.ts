/**
 * `"19.90", "EUR"` → "€19.90". The decimal string is passed to Intl unchanged, so that no amount becomes a float;
 * the currency decides the minimum number of decimals.
 */
export function formatPrice(price: string, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'auto' })
  return format.format(price as Intl.StringNumericLiteral)
}
