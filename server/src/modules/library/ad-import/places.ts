const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** Common names of countries in addition to the names that Unicode knows. */
const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  korea: 'KR',
  turkey: 'TR',
}

/** Codes by English name in lower case. */
function codesByName(type: 'language' | 'region', codes: readonly string[]): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code)
      return name === undefined || isReplaced(type, code) ? [] : [[name.toLowerCase(), code] as const]
    }),
  )
}

/** Whether another code is used instead, as `GB` is for `UK`: both have the same name. */
function isReplaced(type: 'language' | 'region', code: string): boolean {
  const locale = type === 'region' ? `und-${code}` : code
  return Intl.getCanonicalLocales(locale)[0] !== locale
}

let languages: Map<string, string> | null = null
let countries: Map<string, string> | null = null

/** `Swedish`, `SV`, `swe`, `sv_SE` → `sv`; text that is not a language is returned unchanged, and the check refuses it. */
export function toLanguage(text: string): string {
  const word = text.trim().toLowerCase()
  if (/^[a-z]{2}$/.test(word)) {
    return word
  }
  languages ??= codesByName('language', PAIRS)
  const [subtag = ''] = word.split(/[-_]/)
  return languages.get(word) ?? shortLanguage(subtag) ?? word
}

/** `swe` → `sv`: Unicode prefers the two-letter code where there is one. */
function shortLanguage(subtag: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(subtag)) {
    return undefined
  }
  const { language } = new Intl.Locale(subtag)
  return language.length === 2 ? language : undefined
}

/** `Sweden`, `se`, `usa` → `SE`, `US`; text that is not a country is returned unchanged, and the check refuses it. */
export function toCountry(text: string): string {
  const word = text.trim().toLowerCase()
  countries ??= new Map([
    ...codesByName(
      'region',
      PAIRS.map((pair) => pair.toUpperCase()),
    ),
    ...Object.entries(COUNTRY_WORDS),
  ])
  return countries.get(word) ?? word.toUpperCase()
}

/** The country of `en_US`, `en-US` and `zh-Hant-TW`; undefined when the locale has none. */
export function countryOfLocale(locale: string): string | undefined {
  return /[-_]([a-z]{2})$/i.exec(locale.trim())?.[1]?.toUpperCase()
}
