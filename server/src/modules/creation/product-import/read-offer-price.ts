import { getNodes, getText, isType, type StructuredNode } from '../../../platform/web/pages/structured-data.ts'
import { parseStatedPrice, type Price } from './prices/parse-price.ts'
import type { PriceContext } from './prices/price-context.ts'
import { fromTerm, isUnitOfTime, NO_TERMS, perUnit, type PriceTerms } from './prices/price-terms.ts'

export interface OfferPrices {
  price: Price
  terms: PriceTerms
  listPrice: string | null
  /** All amounts that the offers state, lowest and highest ones too. */
  amounts: string[]
}

/** A page of a stranger may nest its offers without an end. */
const DEEPEST = 6
/** What was asked before. What a manufacturer recommends was never asked. */
const FORMER = /ListPrice|StrikethroughPrice|RegularPrice/
const NOT_ASKED = /ListPrice|StrikethroughPrice|RegularPrice|SRP|InvoicePrice|MinimumAdvertisedPrice/
/** Parts of a price, or what is asked beside it. */
const PARTS = /Installment|Downpayment|ActivationFee|CleaningFee|DistanceFee/
/** Codes of one piece, which is what a price is for anyway. */
const COUNTED_UNITS: ReadonlySet<string> = new Set(['', 'C62', 'H87', 'EA'])
const LONGEST_UNIT = 30
const CHARGES = ['DeliveryChargeSpecification', 'PaymentChargeSpecification']

/**
 * The prices of the first offer that asks one of everybody. Offers may be nested, and a price may be the lowest of several. Shops state 0
 * for a price on request and for a variant that is gone, so it counts only for what is often free.
 */
export function readOfferPrices(
  offers: readonly StructuredNode[],
  context: PriceContext,
  isOftenFree: boolean,
): OfferPrices | null {
  const all = listOffers(offers, 0)
  const asked = [...all.filter((offer) => !isForSome(offer)), ...all.filter(isForSome)]
    .flatMap((offer) => readOffer(offer, context) ?? [])
    .filter(({ price }) => isOftenFree || Number(price.amount) > 0)
  const [first] = asked
  return first === undefined ? null : { ...first, amounts: asked.flatMap(({ amounts }) => amounts) }
}

function listOffers(offers: readonly StructuredNode[], depth: number): StructuredNode[] {
  return depth > DEEPEST
    ? []
    : offers.flatMap((offer) => [
        offer,
        ...listOffers(getNodes(offer['offers'] ?? offer['itemListElement']), depth + 1),
      ])
}

/** Whether only some buyers get this price: members, buyers of several, businesses. */
function isForSome(node: StructuredNode): boolean {
  const [quantity = {}] = getNodes(node['eligibleQuantity'])
  const least = Number(getText(quantity['minValue'] ?? quantity['value']) || '1')
  return (
    node['validForMemberTier'] !== undefined || least > 1 || /Business/i.test(getText(node['eligibleCustomerType']))
  )
}

/** The prices that an offer states itself; null when it states none. */
function readOffer(offer: StructuredNode, context: PriceContext): OfferPrices | null {
  const specifications = getNodes(offer['priceSpecification'])
  const [best = {}] = rankSpecifications(specifications)
  const [former = {}] = specifications.filter((node) => FORMER.test(getText(node['priceType'])))
  const currency = getFirst({ ...former, ...best, ...offer }, 'priceCurrency')
  const read = (text: string) => (text === '' ? null : parseStatedPrice(text, currency, context))
  const price = read(chooseStated(offer, best, former))
  if (price === null) {
    return null
  }
  const highest = read(getFirst(offer, 'highPrice') || getFirst(best, 'maxPrice'))
  const isLowest = Number(highest?.amount ?? 0) > Number(price.amount)
  return {
    price,
    terms: readTerms([best, offer], isLowest, context),
    listPrice: read(getText(former['price']))?.amount ?? null,
    amounts: [price, highest].flatMap((stated) => stated?.amount ?? []),
  }
}

/** What an offer asks; a price that one of its specifications calls the former one is not asked. */
function chooseStated(offer: StructuredNode, best: StructuredNode, former: StructuredNode): string {
  const own = getFirst(offer, 'price', 'Price', 'lowPrice')
  const specified = getFirst(best, 'price', 'minPrice')
  const isFormer = own !== '' && Number(own) === Number(getFirst(former, 'price') || Number.NaN)
  return own === '' || (isFormer && specified !== '') ? specified : own
}

function getFirst(node: StructuredNode, ...properties: readonly string[]): string {
  return properties.map((property) => getText(node[property])).find((text) => text !== '') ?? ''
}

/** The specifications of what is asked, the price of one item before the price of an amount of it. */
function rankSpecifications(specifications: readonly StructuredNode[]): StructuredNode[] {
  const asked = specifications.filter(
    (node) =>
      !NOT_ASKED.test(getText(node['priceType'])) &&
      !PARTS.test(getText(node['priceComponentType'])) &&
      !isType(node, ...CHARGES),
  )
  const rank = (node: StructuredNode) =>
    (isForSome(node) ? 4 : 0) + (isComparison(node) ? 2 : 0) - (/SalePrice/.test(getText(node['priceType'])) ? 1 : 0)
  return asked.toSorted((one, other) => rank(one) - rank(other))
}

/** Whether a price is one for an amount of the product, such as 100 ml, by which products are compared. */
function isComparison(node: StructuredNode): boolean {
  const unit = readUnit(node)
  return unit !== null && !isUnitOfTime(unit.code)
}

function readTerms(nodes: readonly StructuredNode[], isLowest: boolean, { language = '' }: PriceContext): PriceTerms {
  const before = isLowest ? fromTerm(language) : ''
  const unit = nodes.map(readUnit).find((found) => found !== null)
  if (unit === undefined || unit === null) {
    return { ...NO_TERMS, before }
  }
  return { before, after: unit.text === '' ? perUnit(unit.quantity, unit.code, language || 'en') : `/${unit.text}` }
}

/** What the price of a specification is for: `referenceQuantity`, a code of its own, or the duration that is billed. */
function readUnit(node: StructuredNode): { quantity: number; code: string; text: string } | null {
  const [, count = '', letter] = /^P(\d+)([YMWD])$/.exec(getText(node['billingDuration'])) ?? []
  const [reference = {}] = getNodes(node['referenceQuantity'])
  const stated = { ...node, ...reference }
  const code = letter ?? getFirst(stated, 'unitCode').toUpperCase()
  const text = code === '' ? getFirst(stated, 'unitText').slice(0, LONGEST_UNIT) : ''
  const quantity = Number(count || getFirst(reference, 'value') || '1')
  return COUNTED_UNITS.has(code) && text === '' ? null : { quantity, code, text }
}
