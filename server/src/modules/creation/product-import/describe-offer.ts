import { type WritingLanguage, writingLanguage } from '@marquee/contract/image-words'
import type { FoundProduct } from './found-product.ts'

type OfferWords = Readonly<Record<'off' | 'was' | 'until', string>>

/** What is said around a discount, a former price and the end of a sale, by language. */
const WORDS: Readonly<Record<WritingLanguage, OfferWords>> = {
  en: { off: '{share} off', was: 'was {price}', until: 'until {day}' },
  de: { off: '{share} Rabatt', was: 'statt {price}', until: 'bis {day}' },
  fr: { off: '{share} de réduction', was: 'au lieu de {price}', until: 'jusqu’au {day}' },
  es: { off: '{share} de descuento', was: 'antes {price}', until: 'hasta el {day}' },
  it: { off: '{share} di sconto', was: 'anziché {price}', until: 'fino al {day}' },
  pt: { off: '{share} de desconto', was: 'antes {price}', until: 'até {day}' },
  nl: { off: '{share} korting', was: 'van {price}', until: 'tot en met {day}' },
}

/**
 * The offer of a product: what its page says, after the discount when it states both prices, such as "20% off, was €49.90, until
 * November 30, 2026" or "20 % Rabatt, statt 49,90 €, bis 30. November 2026".
 * @param saleEnd the last day as `2026-11-30`; empty when it is unknown
 * @param language in BCP 47; null writes English with the codes and figures of the page ("was 49.90 EUR, until 2026-11-30"), which stay
 * comparable from one reading of a page to the next; so does a language that the writer does not have
 */
export function describeOffer(
  { price, listPrice, currency, offer }: Pick<FoundProduct, 'price' | 'listPrice' | 'currency' | 'offer'>,
  saleEnd: string,
  language: string | null,
): string {
  const [now, before] = [Number(price), Number(listPrice)]
  if (price === null || listPrice === null || !(before > now && now > 0)) {
    return offer
  }
  const code = writingLanguage.safeParse(language).data ?? null
  const share = Math.round((1 - now / before) * 100) / 100
  const was = code === null ? `${listPrice} ${currency ?? ''}`.trim() : formatPrice(before, currency, code)
  return [describeDiscount({ share, was, saleEnd }, code), offer].filter((text) => text !== '').join('. ')
}

interface Discount {
  /** From 0 to 1. */
  share: number
  /** The former price, as it is said. */
  was: string
  saleEnd: string
}

function describeDiscount({ share, was, saleEnd }: Discount, code: WritingLanguage | null): string {
  const words = WORDS[code ?? 'en']
  const off = words.off.replace('{share}', new Intl.NumberFormat(code ?? 'en', { style: 'percent' }).format(share))
  const day = code === null || saleEnd === '' ? saleEnd : formatDay(saleEnd, code)
  const until = day === '' ? [] : [words.until.replace('{day}', day)]
  return [off, words.was.replace('{price}', was), ...until].join(', ')
}

/** The amount alone when the currency is unknown. */
function formatPrice(amount: number, currency: string | null, language: string): string {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency: currency ?? '' }).format(amount)
  } catch {
    return new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(amount)
  }
}

function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
