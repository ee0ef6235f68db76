import { getMeta, type WebPage } from '../../../platform/web/pages/read-page.ts'
import { toPlainLine } from '../../../platform/web/pages/to-plain-text.ts'
import { isSmall, selectMain } from './main-part.ts'
import { AMOUNT_PLACES, OTHER_PLACES, PRICE_PLACES } from './page-places.ts'

/** Where pages announce offers; other places may contain short sentences that are offers too. */
const OFFER_PLACES =
  '[class*="promo" i], [class*="offer" i], [class*="discount" i], [class*="announcement" i], [class*="sale" i], [class*="deal" i], [class*="coupon" i], [class*="angebot" i], [class*="aktion" i], h2, h3, p, li, strong, span, div'
const MOST_LETTERS = 120
/** A part with more nodes is not an offer, but contains one. */
const MOST_NODES = 40
const OFFER_WORDS = [
  String.raw`\b(?:save|spare(?:n sie)?|économisez|ahorra|risparmia)\b[^.]{0,20}\d+ ?%`,
  String.raw`\d+ ?% (?:off|discount|reduced|rabatt|reduziert|günstiger|de réduction|de descuento|de desconto|di sconto|korting|rabat|скидк)`,
  String.raw`\bsave (?:up to )?[$€£¥]\s?\d`,
  String.raw`\bbuy (?:one|two|three|\d+),? get\b`,
  String.raw`\b(?:two|three|2|3) for (?:one|two|1|2)\b`,
  String.raw`\bhalf price\b`,
  String.raw`\bfree (?:gift|trial|shipping (?:until|this|today))\b`,
  String.raw`\b(?:with|use|mit) (?:the )?code [A-Z0-9]{4,}\b`,
]
const OFFER = new RegExp(OFFER_WORDS.join('|'), 'iu')

/**
 * The offer that a page announces, in its own words, such as `Save 15 % until Sunday`; empty when there is none. What menus and related
 * products say is no offer for this product.
 */
export function findOfferText(page: WebPage): string {
  const { $ } = page
  const lines = selectMain(page, OFFER_PLACES, OTHER_PLACES)
    .toArray()
    .filter((element) => isSmall(element, MOST_NODES))
    .map((element) => ({
      line: toPlainLine($(element).html() ?? '', MOST_LETTERS * 2),
      isPrice: $(element).is(`${PRICE_PLACES}, ${AMOUNT_PLACES}`),
    }))
    // A line of several prices names the discount beside them.
    .filter(({ line, isPrice }) => !(isPrice && (line.match(/\d[\d.,]*/g) ?? []).length > 2))
    .map(({ line }) => line)
    .filter((line) => line.length <= MOST_LETTERS && OFFER.test(line))
  return lines.toSorted((a, b) => a.length - b.length)[0] ?? ''
}

/** The last day of a sale as the page's data states it, as `2026-11-30`; empty when it states none. */
export function findSaleEnd(page: WebPage): string {
  const stated = getMeta(page, 'product:sale_price_dates:end', 'sale_price_effective_date')
  return /(\d{4}-\d{2}-\d{2})[^/]*$/.exec(stated)?.[1] ?? ''
}
