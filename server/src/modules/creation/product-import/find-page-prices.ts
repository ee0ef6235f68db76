import type { WebPage } from '../../../platform/web/pages/read-page.ts'
import { isSmall, selectMain } from './main-part.ts'
import { AMOUNT_PLACES, FORMER_PRICES, OLD_PRICES, OTHER_PLACES, OTHER_PRICES, PRICE_PLACES } from './page-places.ts'
import { parsePrice, type Price, readPriceTerms } from './prices/parse-price.ts'
import { type PriceContext, readPriceContext } from './prices/price-context.ts'
import { fromTerm, NO_TERMS, type PriceTerms } from './prices/price-terms.ts'

const MOST_LETTERS = 80
/** A part with more nodes is not a price, but contains one. */
const MOST_NODES = 200
/** How many parts around an amount may hold its words. */
const MOST_PARENTS = 2
/** Pages of plans and variants show no more prices of their product. */
const MOST_PLACES = 60

/** Parts that may be a price without being named so, as on pages of plans and services. */
const BARE_PLACES = 'p, span, div, strong, b, td, dd, h2, h3, h4, li'
const MOST_BARE_LETTERS = 40
/** Words that may stand in a price: those that belong to it, and codes of currencies. */
const BARE_TERMS = /(?:\/|\bper|\bpro|\bpar|\bpor|\ba|\bal)\s?\p{L}+\.?|^\p{L}+\.?\s(?=\P{L}*\d)|\b[A-Z]{3}\b|euros?/giu

/** The prices that a page shows of its product. */
export interface ShownPrices {
  price: Price | null
  terms: PriceTerms
  /** The struck-through price beside it. */
  listPrice: string | null
  /** Whether it has a currency and stands beside the heading of the page, so that it is surely the product’s. */
  isCertain: boolean
  /** All amounts that the main part shows as prices, and all that it shows as former ones. */
  amounts: string[]
  formerAmounts: string[]
}

interface Shown {
  place: Selection
  price: Price
  terms: PriceTerms
}

/** The first price that a page shows in its main part, and the struck-through price beside it. Of several plans it is the lowest one. */
export function findPagePrices(page: WebPage): ShownPrices {
  const { $ } = page
  const context = readPriceContext(page)
  const others = `header, aside, ${OTHER_PLACES}, ${OTHER_PRICES}`
  const select = (places: string, excluded: string) =>
    selectMain(page, places, excluded)
      .toArray()
      .filter((place) => isSmall(place, MOST_NODES))
      .slice(0, MOST_PLACES)
      .map((place) => $(place))
  const toShown = (place: Selection): Shown[] => {
    const price = readPlace(place, context)
    return price === null ? [] : [{ place, price, terms: findTermsAround(place, price, context) }]
  }
  const named = select(`${PRICE_PLACES}, ${AMOUNT_PLACES}`, `${others}, ${OLD_PRICES}`).flatMap(toShown)
  const bare =
    named.length > 0 ? [] : select(BARE_PLACES, `${others}, ${OLD_PRICES}`).filter(isBarePrice).flatMap(toShown)
  const shown = named.length > 0 ? named : chooseBare(bare)
  const former = select(FORMER_PRICES, others).map((place) => place.text().slice(0, MOST_LETTERS))
  const first = chooseShown(shown, context)
  return {
    price: first?.price ?? null,
    terms: first?.terms ?? NO_TERMS,
    listPrice: first === undefined ? null : findFormerPrice(first.place, context),
    isCertain: first !== undefined && hasCurrency(toLine(first.place)) && isBesideHeading(page, first.place),
    amounts: shown.map(({ price }) => price.amount),
    formerAmounts: former.flatMap((text) => parsePrice(text, context)?.amount ?? []),
  }
}

/** The first price; of plans, which have the same words and other amounts, the lowest one that asks something. */
function chooseShown(shown: readonly Shown[], { language = '' }: PriceContext): Shown | undefined {
  const [first] = shown
  if (first === undefined || first.terms.after === '') {
    return first
  }
  const plans = shown.filter(({ price, terms }) => terms.after === first.terms.after && Number(price.amount) > 0)
  const [lowest] = plans.toSorted((one, other) => Number(one.price.amount) - Number(other.price.amount))
  const hasOthers = plans.some(({ price }) => price.amount !== lowest?.price.amount)
  return lowest !== undefined && hasOthers
    ? { ...lowest, terms: { ...lowest.terms, before: lowest.terms.before || fromTerm(language) } }
    : first
}

type Selection = ReturnType<WebPage['$']>

/** Whether a part holds nothing but an amount with its currency, and what belongs to it. */
function isBarePrice(place: Selection): boolean {
  const text = toLine(place)
  return (
    text.length <= MOST_BARE_LETTERS &&
    /\d/.test(text) &&
    !/\p{L}{2}/u.test(text.replace(BARE_TERMS, '')) &&
    hasCurrency(text)
  )
}

/** Amounts that no name of a part calls prices: those of plans, or one alone. Several others are a menu. */
function chooseBare(bare: readonly Shown[]): readonly Shown[] {
  const arePlans = bare.some(({ terms }) => terms.after !== '')
  const priced = arePlans ? bare.filter(({ terms }) => terms.after !== '') : bare
  return arePlans || new Set(priced.map(({ price }) => price.amount)).size === 1 ? priced : []
}

/** Whether nothing between the heading of the page and a part has a heading or an image of its own, as other products have. */
function isBesideHeading({ $ }: WebPage, place: Selection): boolean {
  const around = new Set<unknown>($('h1').first().parents().toArray())
  const [, ...path] = [
    place,
    ...place
      .parents()
      .toArray()
      .map((parent) => $(parent)),
  ]
  const shared = path.findIndex((parent) => around.has(parent[0]))
  const branch = shared > 0 ? path[shared - 1] : place
  return shared >= 0 && branch !== undefined && branch.find('h2, h3, h4, h5, img').length === 0
}

/** The words beside an amount often stand in parts around its own. */
function findTermsAround(place: Selection, price: Price, context: PriceContext): PriceTerms {
  let around = place
  for (let level = 0; level <= MOST_PARENTS && isSmall(around[0] ?? { parent: null }, MOST_NODES); level += 1) {
    const text = toLine(around)
    const terms = text.length <= MOST_LETTERS ? readPriceTerms(text, context) : NO_TERMS
    const isSame = parsePrice(text.slice(0, MOST_LETTERS), context)?.amount === price.amount
    if (isSame && (terms.before !== '' || terms.after !== '')) {
      return terms
    }
    around = around.parent()
  }
  return NO_TERMS
}

/** The text of a part on one line, without prices that are not asked; parts stand apart as on the screen. */
function toLine(place: Selection): string {
  const copy = place.clone()
  copy.find(`${OLD_PRICES}, ${OTHER_PRICES}`).remove()
  return copy.text().replaceAll(/\s+/g, ' ').trim()
}

/** The price that a part shows; null for another number, and for 0, which is an empty cart or a price on request. "Free" is a price. */
function readPlace(place: Selection, context: PriceContext): Price | null {
  const shown = toLine(place)
  if (!place.is(PRICE_PLACES) && !hasCurrency(shown)) {
    return null
  }
  const price = readPrice(place.attr('content') ?? place.attr('data-price') ?? shown, shown, context)
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
