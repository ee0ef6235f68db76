/** The parts of a page that show other products. */
export const RELATED_PLACES =
  '[class*="related" i], [class*="recommend" i], [class*="similar" i], [class*="upsell" i], [class*="cross-sell" i]'
/** The parts of a page beside its main part. */
export const SIDE_PLACES = `header, footer, nav, aside, ${RELATED_PLACES}`
/** The parts that show a price. */
export const PRICE_PLACES = [
  '[itemprop="price"]',
  '[data-price]',
  '[data-testid*="price" i]',
  '[id*="price" i]',
  '[class*="price" i]',
  '[class*="preis" i]',
  '[class*="prix" i]',
  '[class*="precio" i]',
  '[class*="prezzo" i]',
  '[class*="amount" i]',
].join(', ')
/** The parts that show a price that no longer applies. */
export const OLD_PRICES =
  'del, s, strike, [class*="old" i], [class*="was" i], [class*="compare" i], [class*="regular" i], [class*="strike" i], [class*="list-price" i], [class*="line-through" i]'
