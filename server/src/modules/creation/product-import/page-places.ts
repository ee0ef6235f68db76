/** The parts of a page that show other products. */
const RELATED_PLACES =
  '[class*="related" i], [class*="recommend" i], [class*="similar" i], [class*="upsell" i], [class*="cross-sell" i]'
/** The parts of a page beside its main part. */
export const SIDE_PLACES = `header, footer, nav, aside, ${RELATED_PLACES}`
/** Words in the classes and ids of further parts about other things: other products, notices of cookies, newsletters and the cart. */
const OTHER_WORDS = [
  'also-like',
  'also-bought',
  'recently-viewed',
  'featured-products',
  'best-sellers',
  'cookie',
  'consent',
  'onetrust',
  'newsletter',
  'cart-drawer',
  'mini-cart',
  'minicart',
]
/** The parts of a page that are not about its product. */
export const OTHER_PLACES = [
  `nav, footer, ${RELATED_PLACES}`,
  ...OTHER_WORDS.map((word) => `[class*="${word}" i], [id*="${word}" i]`),
].join(', ')
/** The parts that show a price. */
export const PRICE_PLACES = [
  '[itemprop="price"]',
  '[data-price]',
  '[data-testid*="price" i]',
  '[data-hook*="price" i]',
  '[id*="price" i]',
  '[class*="price" i]',
  '[class*="preis" i]',
  '[class*="prix" i]',
  '[class*="precio" i]',
  '[class*="prezzo" i]',
].join(', ')
/** The parts that show a price or another number, such as the quantity in a form. */
export const AMOUNT_PLACES = '[class*="amount" i]'
/** The parts that show a price for a kilogram or a liter, the amount from which sending is free, or the prices of a menu. */
export const OTHER_PRICES =
  '[class*="grundpreis" i], [class*="unit-price" i], [class*="unit_price" i], [class*="threshold" i], [class*="shipping" i], [class*="menu" i]'
/** The parts that show what a manufacturer recommends to ask, which the shop itself need never have asked. */
const RECOMMENDED_PRICES = '[class*="rrp" i], [class*="msrp" i], [class*="uvp" i]'
/** The parts that show a price that no longer applies. */
export const FORMER_PRICES =
  'del, s, strike, [class*="old" i], [class*="was" i], [class*="compare" i], [class*="regular" i], [class*="strike" i], [class*="list-price" i], [class*="line-through" i], [class*="non-sale" i]'
/** The parts that show a price which is not asked now. */
export const OLD_PRICES = `${FORMER_PRICES}, ${RECOMMENDED_PRICES}`
