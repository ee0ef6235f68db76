/**
 * `"19.90", "EUR"` → "€19.90". The decimal string goes to Intl as it is, so that no amount passes through a float;
 * the currency decides how many decimals are shown at least.
 */
export function formatPrice(price: string, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'auto' })
  return format.format(price as Intl.StringNumericLiteral)
}
