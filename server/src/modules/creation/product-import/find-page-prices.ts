import type { WebPage } from '../../../platform/web/pages/read-page.ts'
import { OLD_PRICES, PRICE_PLACES, SIDE_PLACES } from './page-places.ts'
import { parsePrice, type Price } from './prices/parse-price.ts'
import { type PriceContext, readPriceContext } from './prices/price-context.ts'

const MOST_LETTERS = 80

/** The first price that a page shows in its main part, and the struck-through price beside it. */
export function findPagePrices(page: WebPage): { price: Price | null; listPrice: string | null } {
  const { $ } = page
  const context = readPriceContext(page)
  const places = $(PRICE_PLACES)
    .toArray()
    .filter((element) => $(element).closest(`${SIDE_PLACES}, ${OLD_PRICES}`).length === 0)
  for (const element of places) {
    const copy = $(element).clone()
    copy.find(OLD_PRICES).remove()
    const shown = copy.text().replaceAll(/\s+/g, ' ').trim()
    const price = readPrice(copy.attr('content') ?? copy.attr('data-price') ?? shown, shown, context)
    if (price !== null) {
      const near = $(element)
        .find(OLD_PRICES)
        .addBack(OLD_PRICES)
        .add($(element).siblings(OLD_PRICES))
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
  // The number of an attribute has no sign; the visible text does.
  const visible = stated === shown ? price : parsePrice(shown.slice(0, MOST_LETTERS), context)
  return price && { ...price, currency: visible?.currency ?? price.currency }
}

/** The words `was` and `list price` mark a price as old, which it is here in any case. */
function readListPrice(text: string, context: PriceContext): string | null {
  return parsePrice(text, context)?.amount ?? null
}
