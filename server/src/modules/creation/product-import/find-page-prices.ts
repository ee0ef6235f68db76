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
    const price = readPlace($(element), context)
    if (price !== null) {
      return { price, listPrice: findFormerPrice($(element), context) }
    }
  }
  return { price: null, listPrice: null }
}

type Selection = ReturnType<WebPage['$']>

/** The price that a part shows; null for another number, and for 0, which is an empty cart or a price on request. "Free" is a price. */
function readPlace(place: Selection, context: PriceContext): Price | null {
  const copy = place.clone()
  copy.find(`${OLD_PRICES}, ${OTHER_PRICES}`).remove()
  const shown = copy.text().replaceAll(/\s+/g, ' ').trim()
  if (!place.is(PRICE_PLACES) && !hasCurrency(shown)) {
    return null
  }
  const price = readPrice(copy.attr('content') ?? copy.attr('data-price') ?? shown, shown, context)
  return price !== null && Number(price.amount) === 0 && /\d/.test(shown) ? null : price
}

function hasCurrency(shown: string): boolean {
  const price = parsePrice(shown.slice(0, MOST_LETTERS))
  return price !== null && price.currency !== null
}

/** The words `was` and `list price` mark a price as old, which it is here in any case. */
function findFormerPrice(place: Selection, context: PriceContext): string | null {
  const near = place
    .find(FORMER_PRICES)
    .addBack(FORMER_PRICES)
    .add(place.siblings(FORMER_PRICES))
    .add(place.parent().siblings().find('del, s, strike'))
  return parsePrice(near.first().text(), context)?.amount ?? null
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
