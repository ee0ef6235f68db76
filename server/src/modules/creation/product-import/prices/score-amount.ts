import {
  FREE_FROM,
  NEW_PRICE,
  OLD_PRICE,
  PER_UNIT_AFTER,
  PER_UNIT_BEFORE,
  PERCENT,
  PERCENT_BEFORE,
  SAVED_AFTER,
  SAVED_BEFORE,
  SHIPPING_AFTER,
  SHIPPING_BEFORE,
  TAXED,
  TAXED_AFTER,
  UNIT,
  UNTAXED,
  UNTAXED_AFTER,
} from './price-words.ts'

/** A number and the text around it, without its own currency. */
interface AmountPlace {
  before: string
  behind: string
  hasCurrency: boolean
  hasDecimals: boolean
  isMultiplied: boolean
}

/** What each observation says for or against an amount as the price; the weights are our own judgement. */
const OBSERVATIONS: readonly (readonly [weight: number, isSeen: (place: AmountPlace) => boolean])[] = [
  [8, ({ hasCurrency }) => hasCurrency],
  [1, ({ hasDecimals }) => hasDecimals],
  [3, ({ before }) => NEW_PRICE.test(before)],
  [-4, ({ before }) => OLD_PRICE.test(before)],
  [-20, ({ before, behind }) => PERCENT.test(behind) || PERCENT_BEFORE.test(before)],
  [-20, ({ before, behind }) => SAVED_BEFORE.test(before) || SAVED_AFTER.test(behind)],
  [-20, ({ before }) => FREE_FROM.test(before)],
  [-4, ({ before, behind }) => SHIPPING_BEFORE.test(before) || SHIPPING_AFTER.test(behind)],
  [-9, ({ behind, hasCurrency, isMultiplied }) => !hasCurrency && !isMultiplied && UNIT.test(behind)],
  [-2, ({ behind }) => PER_UNIT_AFTER.test(behind)],
  [-3, ({ before }) => PER_UNIT_BEFORE.test(before)],
  [4, ({ before, behind }) => TAXED.test(before) || TAXED_AFTER.test(behind)],
  [-2, ({ before, behind }) => UNTAXED.test(before) || UNTAXED_AFTER.test(behind)],
  // An amount in brackets explains another one.
  [-3, ({ before }) => /\([^)]*$/.test(before)],
  // Letters directly before a number make a model, `X200`; letters directly behind it a size.
  [-3, ({ before, hasCurrency }) => !hasCurrency && /\p{L}$/u.test(before)],
  [-3, ({ behind, hasCurrency, isMultiplied }) => !hasCurrency && !isMultiplied && /^-?\p{L}/u.test(behind)],
  // Dates, times and fractions.
  [-9, ({ before, behind, hasCurrency }) => !hasCurrency && (/^[/:]\d/.test(behind) || /\d[/:]$/.test(before))],
  [-3, ({ before, hasCurrency }) => !hasCurrency && /(?:#|№|\bno\.?|\bnr\.?)\s?$/iu.test(before)],
  // `4 x $25`: an instalment.
  [
    -3,
    ({ before }) =>
      /\d ?[x×] ?(?:(?:of|de|à|da|von|zu) )?$/iu.test(before) ||
      /(?:payments?|instal+ments?|cuotas|parcelas|raten) (?:of|de|von|zu) $/iu.test(before),
  ],
]

/** How likely an amount is the price that a text asks: the sum of the observed weights. */
export function scoreAmount(place: AmountPlace): number {
  return OBSERVATIONS.reduce((sum, [weight, isSeen]) => sum + (isSeen(place) ? weight : 0), 0)
}
