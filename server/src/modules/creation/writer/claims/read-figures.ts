import { toStem } from './stem.ts'

/** A number of a text with what it counts. */
export interface Figure {
  value: number
  /** `%`, a currency, a unit of time or measure, `rating`, or the stem of the word that follows. */
  unit: string
  start: number
  end: number
}

/** Small numbers as words. One is left out: it is an article in six of the languages. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [
    [2, 'two zwei deux dos due dois duas twee'],
    [3, 'three drei trois tres tre três drie'],
    [4, 'four vier quatre cuatro quattro quatro'],
    [5, 'five fünf cinq cinco cinque vijf'],
    [6, 'six sechs seis sei zes'],
    [7, 'seven sieben sept siete sette sete zeven'],
    [8, 'eight acht huit ocho otto oito'],
    [9, 'nine neun neuf nueve nove negen'],
    [10, 'ten zehn dix diez dieci dez tien'],
    [11, 'eleven elf onze once undici'],
    [12, 'twelve zwölf douze doce dodici doze twaalf dozen dutzend'],
    [15, 'fifteen fünfzehn quinze quince quindici vijftien'],
    [20, 'twenty zwanzig vingt veinte venti vinte twintig'],
    [30, 'thirty dreißig trente treinta trenta trinta dertig'],
    [40, 'forty vierzig quarante cuarenta quaranta quarenta veertig'],
    [50, 'fifty fünfzig cinquante cincuenta cinquanta cinquenta vijftig'],
    [60, 'sixty sechzig soixante sesenta sessanta sessenta zestig'],
    [90, 'ninety neunzig noventa novanta negentig'],
    [100, 'hundred hundert cent cien ciento cento cem honderd'],
    [1000, 'thousand tausend mille mil duizend'],
    [1_000_000, 'million millionen millón milione milhão miljoen'],
  ].flatMap(([value, words]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(value)] as const),
  ),
)

const UNITS: readonly (readonly [unit: string, words: RegExp])[] = [
  ['%', /^(?:%|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|procent)/iu],
  [
    'rating',
    /^(?:\/ ?5|(?:of|out of|von|sur|de|su|van) (?:5|five)(?!\d)|[- ]?(?:stars?|sternen?|étoiles?|estrellas?|stell[ae]|estrelas?|sterren))/iu,
  ],
  ['EUR', /^(?:€|euros?\b|eur\b)/iu],
  ['USD', /^(?:\$|us\$|dollars?\b|usd\b|dólares\b)/iu],
  ['GBP', /^(?:£|pounds?\b|gbp\b)/iu],
  ['second', /^(?:seconds?|secs?\b|s\b|sekunden?|secondes?|segundos?|second[oi]|seconden)/iu],
  ['minute', /^(?:min\b|mins\b|minutes?|minuten?|minutos?|minut[oi]|minuut)/iu],
  ['hour', /^(?:hours?|h\b|hrs?\b|stunden?|heures?|horas?|or[ae]\b|uur|uren)/iu],
  ['day', /^(?:days?|tagen?\b|tage\b|tag\b|jours?|días?|dias?|giorn[oi]|dag(?:en)?\b)/iu],
  ['week', /^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken)/iu],
  ['month', /^(?:months?|monaten?|monat|mois|mes(?:es)?\b|mes[ei]\b|maand(?:en)?)/iu],
  ['year', /^(?:years?|jahren?|jahr|ans?\b|années?|años?|ann[oi]\b|anos?\b|jaar|jaren)/iu],
]
const CURRENCIES_BEFORE = [
  ['EUR', /(?:€|eur) ?$/iu],
  ['USD', /(?:\$|usd) ?$/iu],
  ['GBP', /(?:£|gbp) ?$/iu],
] as const
const NUMBER = /(?<![\p{L}\p{N}])(?:\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?!\d)/gu
const STARS = /[★⭐]+/gu
const WORD = /\p{L}+/gu

/** Every number of a text, in figures, in words and in stars. */
export function readFigures(text: string): Figure[] {
  const inFigures = [...text.matchAll(NUMBER)].map((match) => toFigure(text, match, parseNumber(match[0])))
  const inWords = [...text.matchAll(WORD)].flatMap((match) => {
    const value = NUMBER_WORDS.get(match[0].toLowerCase())
    return value === undefined ? [] : [toFigure(text, match, value)]
  })
  const stars = [...text.matchAll(STARS)].map(({ 0: found, index }) => ({
    value: Array.from(found).length,
    unit: 'rating',
    start: index,
    end: index + found.length,
  }))
  // The 5 of “4.8 of 5” is the scale and not a number of its own.
  return [...inFigures, ...inWords, ...stars].filter(
    ({ start, value }) => value !== 5 || !isScale(text.slice(0, start)),
  )
}

function isScale(before: string): boolean {
  return /\d(?: ?\/ ?| (?:of|out of|von|sur|de|su|van) )$/iu.test(before)
}

function toFigure(text: string, match: RegExpExecArray, value: number): Figure {
  const start = match.index
  const end = start + match[0].length
  const after = text.slice(end).replace(/^[\s\u00a0\u202f-]+/u, '')
  const before = CURRENCIES_BEFORE.find(([, sign]) => sign.test(text.slice(0, start)))?.[0]
  const known = UNITS.find(([, words]) => words.test(after))?.[0]
  return { value, unit: before ?? known ?? toStem(/^\p{L}+/u.exec(after)?.[0] ?? ''), start, end }
}

/** The last comma or point before one or two digits is the decimal one; the others part thousands. */
function parseNumber(text: string): number {
  const [, whole = text, decimals = ''] = /^(.*)[.,](\d{1,2})$/u.exec(text) ?? []
  return Number(`${whole.replaceAll(/\D/gu, '')}.${decimals === '' ? '0' : decimals}`)
}
