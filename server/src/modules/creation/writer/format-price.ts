import { formatProductPrice, type StatedPrice } from '@marquee/contract/format-product-price'
import { findLanguage } from './languages/find-language.ts'

/** Where a currency is at home, for the languages that are spoken there: Brazil writes "R$ 149,00", Portugal "149,00 €". */
const COUNTRIES: Readonly<Record<string, string>> = {
  BRL: 'pt-BR',
  USD: 'en-US es-US',
  GBP: 'en-GB',
  AUD: 'en-AU',
  NZD: 'en-NZ',
  CAD: 'en-CA fr-CA',
  CHF: 'de-CH fr-CH it-CH',
  MXN: 'es-MX',
  ARS: 'es-AR',
  CLP: 'es-CL',
  COP: 'es-CO',
  PEN: 'es-PE',
}

/** The place whose form a price in this currency has in a language, in BCP 47. */
export function findPriceLocale(currency: string, language: string): string {
  const own = findLanguage(language)
  return COUNTRIES[currency]?.split(' ').find((place) => place.startsWith(`${own?.code}-`)) ?? own?.locale ?? language
}

/** The price of a product as the language writes it, see `formatProductPrice`. @param language a code of BCP 47 */
export function formatPrice(
  product: StatedPrice,
  language: string,
  options: Pick<Intl.NumberFormatOptions, 'trailingZeroDisplay'> = {},
): string {
  return formatProductPrice(product, findPriceLocale(product.currency, language), options)
}
