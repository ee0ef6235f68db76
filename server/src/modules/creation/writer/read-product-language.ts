import { type WritingLanguage, writingLanguage } from '@marquee/contract/image-words'
import { detectTextLanguage } from '../../library/library.public.ts'
import { countLanguageWords } from './languages/count-words.ts'

/** What a product says about its language: its texts, and what stands beside them. */
export interface LanguageSigns {
  /** The title, which may be a name in no language. */
  title: string
  /** Benefits, description, offer and idea. */
  texts: string
  /** What the product says of itself in BCP 47, from its import or a user's choice; null when it is unknown. */
  chosen: string | null
  /** The language that the product's page declares in BCP 47; null when it declares none. */
  declared?: string | null
  /** ISO 4217; empty when no price is known. */
  currency: string
  /** The product's page. */
  url: string | null
}

export interface ReadLanguage {
  /** The primary code of BCP 47, such as `de`; null when the signs are too few or contradict each other. */
  language: string | null
  /** Of the languages that are possible then, the likeliest first; at least two. */
  candidates: WritingLanguage[]
}

type Points = Map<string, number>

/** Points that a language must have, and have more than the next one. */
const ENOUGH = { points: 2, lead: 1 } as const
const MOST_CANDIDATES = 4
/** Letters by the languages that use them, and what they tell. Languages without frames are told by their own letters. */
const LETTERS: readonly (readonly [RegExp, Readonly<Record<string, number>>])[] = [
  [/ß/iu, { de: 3 }],
  [/[äöü]/iu, { de: 2 }],
  [/[ñ¿¡]/iu, { es: 3 }],
  [/[ãõ]/iu, { pt: 3 }],
  [/[íóú]/iu, { es: 1, pt: 1 }],
  [/(?:ción|dad)\b/iu, { es: 2 }],
  [/[ìò]|(?:zione|ità)\b|\b(?:all|dall|dell|nell|sull)’/iu, { it: 2 }],
  [/[àè]/iu, { fr: 1, it: 1 }],
  [/[êîûœ]|\b[ldnscj]’/iu, { fr: 1 }],
  [/ç/iu, { fr: 1, pt: 1 }],
  [/[ëï]/iu, { nl: 1 }],
  [/[łżźśćńąę]/iu, { pl: 3 }],
  [/[řěů]/iu, { cs: 3 }],
  [/[őű]/iu, { hu: 3 }],
  [/[åøæ]/iu, { sv: 2, da: 2, nb: 2 }],
  [/[ğşı]/iu, { tr: 3 }],
  [/[șțăâ]\p{Ll}*[șț]|[șț]/iu, { ro: 3 }],
  [/\p{Script=Cyrillic}{3}/iu, { ru: 5 }],
  [/\p{Script=Greek}{3}/iu, { el: 5 }],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/iu, { ja: 5 }],
  [/\p{Script=Hangul}/iu, { ko: 5 }],
  [/\p{Script=Arabic}{3}/iu, { ar: 5 }],
  [/\p{Script=Hebrew}{3}/iu, { he: 5 }],
]
/** The languages of the shops of a country, by the ending of their addresses. */
const COUNTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['de at li', 'de'],
      ['ch', 'de fr it'],
      ['fr', 'fr'],
      ['be', 'nl fr'],
      ['lu', 'fr de'],
      ['es mx ar cl pe uy', 'es'],
      ['it sm', 'it'],
      ['pt br', 'pt'],
      ['nl', 'nl'],
      ['uk us au nz ie za', 'en'],
      ['ca', 'en fr'],
      ['pl', 'pl'],
      ['cz', 'cs'],
      ['se', 'sv'],
      ['dk', 'da'],
      ['no', 'nb'],
      ['jp', 'ja'],
      ['kr', 'ko'],
    ] as const
  ).flatMap(([endings, languages]) => endings.split(' ').map((ending) => [ending, languages])),
)
const CURRENCIES: Readonly<Record<string, string>> = {
  EUR: 'de fr es it pt nl',
  CHF: 'de fr it',
  BRL: 'pt',
  MXN: 'es',
  ARS: 'es',
  CLP: 'es',
  COP: 'es',
  PEN: 'es',
  USD: 'en',
  GBP: 'en',
  AUD: 'en',
  NZD: 'en',
  PLN: 'pl',
  SEK: 'sv',
  JPY: 'ja',
}

/**
 * The language of a product. Many frequent words decide alone. A few short lines do not: what the product says of itself decides,
 * else words of shops' lists, letters, the language that the page declares, its address and the currency count with them, and when they do not agree, the language is unknown.
 */
export function readProductLanguage(signs: LanguageSigns): ReadLanguage {
  const certain = detectTextLanguage(signs.texts)
  if (certain !== null) {
    return { language: certain, candidates: [] }
  }
  if (signs.chosen !== null) {
    return { language: toCode(signs.chosen), candidates: [] }
  }
  const ranked = [...countPoints(signs)].toSorted(([, a], [, b]) => b - a)
  const [first, second] = ranked
  if (first !== undefined && first[1] >= ENOUGH.points && first[1] - (second?.[1] ?? 0) >= ENOUGH.lead) {
    return { language: first[0], candidates: [] }
  }
  const likely = ranked
    .filter(([, points]) => points > 0)
    .flatMap(([code]) => writingLanguage.safeParse(code).data ?? [])
  const candidates = [...new Set([...likely.slice(0, MOST_CANDIDATES - 1), 'en' as const, ...writingLanguage.options])]
  return { language: null, candidates: candidates.slice(0, MOST_CANDIDATES) }
}

function toCode(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}

function countPoints({ title, texts, declared = null, currency, url }: LanguageSigns): Points {
  const points: Points = new Map()
  const give = (code: string, by: number) => points.set(code, (points.get(code) ?? 0) + by)
  for (const { language, count } of countLanguageWords(`${texts} ${title}`)) {
    give(language, count)
  }
  for (const [sign, languages] of LETTERS) {
    if (sign.test(`${texts} ${title}`)) {
      Object.entries(languages).forEach(([code, by]) => give(code, by))
    }
  }
  if (declared !== null) {
    give(toCode(declared), 2)
  }
  listOfAddress(url).forEach((code) => give(code, 1))
  const spoken = CURRENCIES[currency]?.split(' ') ?? []
  // A currency of one language tells as much as a page of it; that of several hardly anything.
  spoken.forEach((code) => give(code, spoken.length === 1 ? 2 : 0.5))
  return points
}

/** The languages that an address names (`/de/`, `de.`), or those of its country. */
function listOfAddress(url: string | null): string[] {
  if (url === null || !URL.canParse(url)) {
    return []
  }
  const address = new URL(url)
  const code = findNamedLanguage(address)
  const ending = address.hostname.split('.').at(-1) ?? ''
  const ofCountry = COUNTRIES[ending]?.split(' ') ?? []
  // One language of a country tells as much as one that the address names.
  const twice = code === undefined ? ofCountry : [code]
  return twice.length === 1 ? [...twice, ...twice] : twice
}

/** "/de/" or "de." of an address. */
function findNamedLanguage({ pathname, hostname }: URL): WritingLanguage | undefined {
  const [, named = ''] =
    /^\/([a-z]{2})(?:[-_][a-z]{2})?(?:\/|$)/i.exec(pathname) ?? /^([a-z]{2})\./.exec(hostname) ?? []
  return writingLanguage.safeParse(named.toLowerCase()).data
}
