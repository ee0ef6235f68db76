import type { LineFinding, LineLanguage } from '@marquee/contract/line-checks'
import { readFigures } from '../claims/read-figures.ts'
import { findPriceLocale } from '../format-price.ts'
import { LANGUAGES } from '../languages/find-language.ts'
import { NUMBER_AND_UNIT } from '../write-line.ts'
import { findAll, grammarFinding, toPlace } from './draft-finding.ts'

/** Finds what is set wrongly: glued sentences, a measure that is said twice, a price in the form of another language, and a number without its unit. */
export function findSetting(line: string, language: LineLanguage | null): LineFinding[] {
  return [
    ...(language === null ? [] : [...findGlued(line, language), ...findForeignPrices(line, language)]),
    ...findRepeatedMeasure(line),
    ...findAll(line, NUMBER_AND_UNIT).map((match) =>
      grammarFinding('number_and_unit', 'A line may end between the number and its unit.', toPlace(match), ['\u00a0']),
    ),
  ]
}

/** Words that only begin a sentence, so that a capital one after a small letter has lost the period before it. */
const STARTERS: Readonly<Record<LineLanguage, string>> = {
  en: 'It|They|This|These|Does|Keeps|Fits|Now|And|With|Weighs|Comes',
  de: 'Es|Passt|Hält|Wiegt|Jetzt|Und|Mit|Ohne|Kein|Keine|Ist',
  fr: 'Il|Elle|Ils|Elles|Ne|Se|Et|Sans|Pas|Tient|Pèse',
  es: 'No|Se|Y|Sin|Cabe|Pesa|Es|Ahora',
  it: 'Non|Si|E|Senza|Pesa|Tiene|È|Ora',
  pt: 'Não|E|Sem|Cabe|Pesa|É|Agora',
  nl: 'Het|Past|Weegt|Houdt|En|Met|Zonder|Geen|Nu',
}
/** "For women who run: they weigh 212 g": an audience with a colon, before a sentence that is about something else. */
const AUDIENCES = /^(?:For|Für|Pour|Para|Per|Voor)\s[^.!?:]{3,60}\s?:\s/u

function findGlued(line: string, language: LineLanguage): LineFinding[] {
  const starter = new RegExp(`(?<=\\p{Ll}) (?=(?:${STARTERS[language]}) \\p{Ll})`, 'gu')
  const isTitle = (line.match(/(?<!^)(?<=\s)\p{Lu}\p{Ll}/gu) ?? []).length > 2 && language !== 'de'
  const audience = AUDIENCES.exec(line)
  return [
    ...(isTitle ? [] : findAll(line, starter)).map((match) =>
      grammarFinding('glued_sentence', 'Two sentences stand here without a sign between them.', toPlace(match), ['. ']),
    ),
    ...(audience === null
      ? []
      : [
          grammarFinding(
            'glued_sentence',
            'The audience and the sentence after it are two things. Say one.',
            toPlace(audience),
            [],
          ),
        ]),
  ]
}

/** "480 g / Weighs 480 g". */
function findRepeatedMeasure(line: string): LineFinding[] {
  const figures = readFigures(line).filter(({ unit }) => unit !== '')
  const repeated = figures.find(({ value, unit }, index) =>
    figures.slice(0, index).some((before) => before.value === value && before.unit === unit),
  )
  return repeated === undefined
    ? []
    : [
        grammarFinding(
          'repeated_measure',
          `“${line.slice(repeated.start, repeated.end)}” is said twice with its unit.`,
          repeated,
          [],
        ),
      ]
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', R$: 'BRL', CHF: 'CHF' }
const SIGN = String.raw`(?:€|£|R\$|CHF)`
const AMOUNT = String.raw`\d[\d.,'’]*`
const PRICE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${SIGN})[\s\u00a0]?(${AMOUNT})|(${AMOUNT})[\s\u00a0]?(${SIGN}))(?![\p{L}\d])`,
  'gu',
)
/** Where a language is spoken, as far as prices are written in different forms there. */
const PLACES: Readonly<Record<LineLanguage, readonly string[]>> = {
  en: ['en-US', 'en-GB'],
  de: ['de-DE', 'de-AT', 'de-CH'],
  fr: ['fr-FR', 'fr-CH'],
  es: ['es-ES', 'es-MX'],
  it: ['it-IT', 'it-CH'],
  pt: ['pt-PT', 'pt-BR'],
  nl: ['nl-NL'],
}

/** "149,00 R$" where Portuguese writes "R$ 149,00". Spaces are not compared. */
function findForeignPrices(line: string, language: LineLanguage): LineFinding[] {
  return findAll(line, PRICE).flatMap((match) => {
    const written = match[0].replace(/[.,]+$/u, '')
    const currency = SIGNS[match[1] ?? match[4] ?? ''] ?? ''
    const right = listForms((match[2] ?? match[3] ?? '').replace(/[.,]+$/u, ''), currency, language)
    const isRight = right.some((form) => withoutSpaces(form) === withoutSpaces(written))
    const place = { start: match.index, end: match.index + written.length }
    return isRight || right.length === 0
      ? []
      : [grammarFinding('price_format', `Prices are written “${right[0]}” in this language.`, place, right.slice(0, 1))]
  })
}

function listForms(amount: string, currency: string, language: LineLanguage): string[] {
  const [, whole = amount, decimals = ''] = /^(.*)[.,](\d{2})$/u.exec(amount) ?? []
  const value = Number(`${whole.replaceAll(/\D/gu, '')}.${decimals === '' ? '0' : decimals}`)
  const own = findPriceLocale(currency, language)
  const places = own === LANGUAGES[language].locale ? PLACES[language] : [own]
  const digits = { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length }
  return places.flatMap((place) =>
    [true, false].map((useGrouping) =>
      new Intl.NumberFormat(place, { style: 'currency', currency, useGrouping, ...digits }).format(value),
    ),
  )
}

const withoutSpaces = (text: string) => text.replaceAll(/[\s\u00a0\u202f’']/gu, '')
