import countryToCurrency from 'country-to-currency'
import { getMeta, type WebPage } from '../../../../platform/web/pages/read-page.ts'

/** What a page says about the currency of its prices, beside the prices themselves. */
export interface PriceContext {
  /** ISO 4217, as the page's data states it. */
  currency?: string | null
  /** ISO 3166, from the page's address or its stated region. */
  country?: string | null
  /** A tag of BCP 47, such as `sv` or `pt-BR`. */
  language?: string
}

/** Country codes of the internet that companies all over the world use. */
const USED_EVERYWHERE = new Set('ac ai cc co fm gg io la ly me sh so to tv ws'.split(' '))
const CURRENCY_METAS = ['product:price:currency', 'og:price:currency', 'priceCurrency', 'currency']

/** Reads the context of prices from the address, the language, the locale and the stated currency of a page. */
export function readPriceContext(page: WebPage): PriceContext {
  const language = (page.$('html').attr('lang') || getMeta(page, 'og:locale') || '').replaceAll('_', '-')
  const currency = getMeta(page, ...CURRENCY_METAS).toUpperCase()
  return {
    language,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    country: toCountry(new URL(page.url).hostname) ?? toRegion(getMeta(page, 'og:locale')) ?? toRegion(language),
  }
}

/** The currency of a country; null when it is unknown. */
export function getCurrencyOfCountry(country: string): string | null {
  return new Map<string, string>(Object.entries(countryToCurrency)).get(country.toUpperCase()) ?? null
}

/** The currency of the country in which a language has most of its speakers; null when it is unknown. */
export function getCurrencyOfLanguage(language: string): string | null {
  try {
    const { region } = new Intl.Locale(language.replaceAll('_', '-')).maximize()
    return region === undefined ? null : getCurrencyOfCountry(region)
  } catch {
    return null
  }
}

function toCountry(host: string): string | null {
  const ending = host.split('.').at(-1)?.toLowerCase() ?? ''
  const isCountry = /^[a-z]{2}$/.test(ending) && !USED_EVERYWHERE.has(ending)
  return isCountry ? ({ uk: 'GB', eu: 'DE' }[ending] ?? ending.toUpperCase()) : null
}

/** The region that a locale names. American English is skipped, because it is the unchanged setting of many page builders. */
function toRegion(locale: string): string | null {
  const [, region] = /^[a-z]{2,3}(?:[-_][A-Za-z]{4})?[-_]([A-Z]{2})$/.exec(locale) ?? []
  return region === undefined || /^en[-_]US$/.test(locale) ? null : region
}
