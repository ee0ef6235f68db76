import type { WebPage } from '../../../platform/web/pages/read-page.ts'
import { isSmall, selectMain } from './main-part.ts'
import { AMOUNT_PLACES, FORMER_PRICES, OLD_PRICES, OTHER_PLACES, OTHER_PRICES, PRICE_PLACES } from './page-places.ts'
import { parsePrice, type Price } from './prices/parse-price.ts'
import { type PriceContext, readPriceContext } from './prices/price-context.ts'

const MOST_LETTERS = 80
/** A part with more nodes is not a price, but contains one. */
const MOST_NODES = 200

/** The first price that a page shows in its main part, and the struck-through price beside it. */
export function findPagePrices(page: WebPage): { price: Price | null; listPrice: string | null } {
  const { $ } = page
  const context = readPriceContext(page)
  const places = selectMain(
    page,
    `${PRICE_PLACES}, ${AMOUNT_PLACES}`,
    `header, aside, ${OTHER_PLACES}, ${OTHER_PRICES}, ${OLD_PRICES}`,
  )
  for (const element of places.toArray().filter((place) => isSmall(place, MOST_NODES))) {
    const copy = $(element).clone()
    copy.find(`${OLD_PRICES}, ${OTHER_PRICES}`).remove()
    const shown = copy.text().replaceAll(/\s+/g, ' ').trim()
    const isPriceToo =
      $(element).is(PRICE_PLACES) || (parsePrice(shown.slice(0, MOST_LETTERS))?.currency ?? null) !== null
    const stated = copy.attr('content') ?? copy.attr('data-price') ?? shown
    const price = isPriceToo ? readPrice(stated, shown, context) : null
    // The total of an empty cart, or the placeholder of a price on request, is no price; "Free" is one.
    if (price !== null && !(Number(price.amount) === 0 && /\d/.test(shown))) {
      const near = $(element)
        .find(FORMER_PRICES)
        .addBack(FORMER_PRICES)
        .add($(element).siblings(FORMER_PRICES))
        .add($(element).parent().siblings().find('del, s, strike'))
      const old = near.first().text()
      return { price, listPrice: old === '' ? null : readListPrice(old, context) }
    }
  }
  return { price: null, listPrice: null }
}

function readPrice(stated: string, shown: string, context: PriceContext): Price | null {
  if (stated.length > MOST_LETTERS) {
    return null
  }
  const price = parsePrice(stated, context)
  const visible = stated === shown ? price : parsePrice(shown.slice(0, MOST_LETTERS), context)
  // Some attributes count cents.
  if (price !== null && visible !== null && Number(price.amount) === 100 * Number(visible.amount)) {
    return visible
  }
  // The number of an attribute has no sign; the visible text does.
  return price && { ...price, currency: visible?.currency ?? price.currency }
}

/** The words `was` and `list price` mark a price as old, which it is here in any case. */
function readListPrice(text: string, context: PriceContext): string | null {
  return parsePrice(text, context)?.amount ?? null
}
