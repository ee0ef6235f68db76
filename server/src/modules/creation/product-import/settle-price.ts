import type { ShownPrices } from './find-page-prices.ts'
import type { FoundProduct } from './found-product.ts'
import type { Price } from './prices/parse-price.ts'
import type { PriceTerms } from './prices/price-terms.ts'

const ROUNDING = 0.011

/** A price that the page shows where its data states another one. */
export type OtherPrice = Price & { terms: PriceTerms }

/**
 * Compares the price of a page's data with the one that it shows. Where both are the same, the words beside the shown one belong to it. A
 * stated price that the page strikes through is out of date: the shown one is asked now.
 * @param found the data of the page, then what it shows
 * @returns the product, and the shown price when the two disagree: then only the user can say which is right
 */
export function settlePrice(
  found: FoundProduct,
  shown: ShownPrices,
): { found: FoundProduct; other: OtherPrice | null } {
  const { price } = found
  return price === null || shown.price === null
    ? { found, other: null }
    : comparePrices({ ...found, price }, { ...shown, price: shown.price })
}

function comparePrices(
  found: FoundProduct & { price: string },
  shown: ShownPrices & { price: Price },
): { found: FoundProduct; other: OtherPrice | null } {
  const { price } = found
  const { amount, currency } = shown.price
  // Data may state more decimals than are shown.
  const isStated = (other: string | null) => other !== null && Math.abs(Number(other) - Number(price)) <= ROUNDING
  if (isStated(amount)) {
    return { found: withShownTerms(found, shown), other: null }
  }
  const taken = { ...found, price: amount, terms: shown.terms, currency: currency ?? found.currency }
  if (isOtherReading(Number(price), Number(amount))) {
    return { found: taken, other: null }
  }
  if (Number(amount) < Number(price) && [...shown.formerAmounts, shown.listPrice].some(isStated)) {
    return { found: { ...taken, listPrice: price }, other: null }
  }
  const isKnown = shown.amounts.some(isStated) || isWithin(Number(amount), [price, ...found.otherPrices])
  return { found, other: isKnown || !shown.isCertain ? null : { ...shown.price, terms: shown.terms } }
}

/** The words beside the shown price belong to the same price of the data. */
function withShownTerms(found: FoundProduct, { terms, listPrice }: ShownPrices): FoundProduct {
  const { before, after } = found.terms
  return {
    ...found,
    terms: { before: before || terms.before, after: after || terms.after },
    listPrice: found.listPrice ?? listPrice,
  }
}

/** `1.299` is 1299 or 1.30: whether its point groups thousands or is a decimal sign, the page shows. */
function isOtherReading(one: number, other: number): boolean {
  return Math.round(Math.max(one, other) / 10) / 100 === Math.min(one, other)
}

/** Another amount of the data is that of another variant, or lies between the lowest and the highest. */
function isWithin(amount: number, stated: readonly string[]): boolean {
  const amounts = stated.map(Number)
  return amount >= Math.min(...amounts) && amount <= Math.max(...amounts)
}
