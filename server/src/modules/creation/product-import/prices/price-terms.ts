/** The words that belong to a price: without them it would be another claim. */
export interface PriceTerms {
  /** Such as "from"; empty without one. */
  before: string
  /** Such as "/month" or "per user + VAT"; empty without one. */
  after: string
}

export const NO_TERMS: PriceTerms = { before: '', after: '' }

const LONGEST = 40
const BEFORE =
  /(?<![\p{L}\d])(from|starting (?:at|from)|starts (?:at|from)|as low as|up to|ab|à partir de|dès|a partir de|desde|a partire da|da|vanaf|od|från|fra|alkaen|от|від|about|approx\.?|ca\.?|circa)[\s:]*$/iu
const TIMES =
  'month|mo|mth|year|yr|annum|week|wk|day|night|hour|hr|minute|min|monat|jahr|woche|tag|nacht|stunde|mois|ans?|année|semaine|jour|nuit|heure|mes|año|semana|día|noche|hora|mese|anno|settimana|giorno|notte|ora|mês|ano|dia|noite|maand|jaar|dag|uur|мес(?:яц)?|год|день|ночь|час|miesiąc|mies|rok|ay|yıl'
const WHO =
  'user|seat|member|person|adult|child|guest|licen[cs]e|agent|contact|site|website|domain|device|employee|student|class|lesson|session|visit|nutzer(?:in)?|benutzer|teilnehmer|platz|gast|utilisateur|personne|usuario|persona|utente|pessoa|usuário|gebruiker|persoon|чел(?:овек)?|osob[ęa]'
const AMOUNTS =
  'kg|g|lb|oz|l|ml|liter|litre|litro|m2|m²|m|sq\\.? ?ft|piece|pc|pcs|unit|item|pair|box|pack|bottle|serving|dose|stück|stk|st|flasche|packung|pièce|bouteille|pieza|unidad|botella|pezzo|bottiglia|unidade|garrafa|stuk|fles|szt'
const PREFIXES = String.raw`/|(?:per|pro|je|par|por|al|alla|all['’]|an?|each|every|im|p\.|в|за|na|w)\s`
const PARTS = [
  String.raw`(?:${PREFIXES})\s?(?:\d+\s?)?(?:${TIMES}|${WHO}|${AMOUNTS})(?![\p{L}\d])\.?`,
  'monthly|yearly|annually|weekly|monatlich|jährlich|wöchentlich|mensuel(?:le)?s?|annuel(?:le)?s?|mensual(?:es)?|anual(?:es)?|mensili|annui|each',
  String.raw`(?:when )?(?:billed|paid) (?:monthly|yearly|annually|upfront)`,
  String.raw`(?:\+|plus|ex(?:cl(?:uding|\.)?)?\.?|zzgl\.?|sin|senza) ?(?:vat|gst|tax(?:es)?|mwst|ust|iva|btw|tva)(?!\p{L})\.?`,
  String.raw`HT(?!\p{L})|hors taxes`,
  '[/每]?(?:月|年|日|晚|人|泊)',
]
const PART = `(?:${PARTS.join('|')})`
const AFTER = new RegExp(String.raw`^\s*(${PART}(?:[\s,·]*${PART}){0,3})(?!\p{L})`, 'iu')

/** The terms next to an amount. @param before the text before it @param behind the text behind it and its sign */
export function findTerms({ before, behind }: { before: string; behind: string }): PriceTerms {
  const [, leading = ''] = BEFORE.exec(before) ?? []
  const [, trailing = ''] = AFTER.exec(behind) ?? []
  return { before: leading.slice(0, LONGEST), after: trailing.slice(0, LONGEST) }
}

const FROM: Readonly<Record<string, string>> = {
  de: 'ab',
  fr: 'à partir de',
  es: 'desde',
  it: 'da',
  pt: 'a partir de',
  nl: 'vanaf',
}

/** The word before the lowest of several prices. */
export function fromTerm(language: string): string {
  return FROM[language.split('-')[0] ?? ''] ?? 'from'
}

/** Codes of UN/CEFACT and letters of ISO 8601, which structured data uses, as units of Intl. */
const UNITS: Readonly<Record<string, string>> = {
  MON: 'month',
  ANN: 'year',
  WEE: 'week',
  DAY: 'day',
  HUR: 'hour',
  MIN: 'minute',
  KGM: 'kilogram',
  GRM: 'gram',
  LTR: 'liter',
  MLT: 'milliliter',
  LBR: 'pound',
  ONZ: 'ounce',
  MTR: 'meter',
  M: 'month',
  Y: 'year',
  W: 'week',
  D: 'day',
}

/** Whether a unit is one of time, so that its price is a subscription’s and no comparison. */
export function isUnitOfTime(code: string): boolean {
  return ['month', 'year', 'week', 'day', 'hour', 'minute'].includes(UNITS[code] ?? '')
}

/** "/month", "/100 ml", "/3 Monate": what a price is for, in a language; empty for an unknown unit. */
export function perUnit(quantity: number, code: string, language: string): string {
  const unit = UNITS[code]
  if (unit === undefined || !(quantity > 0)) {
    return ''
  }
  const unitDisplay = isUnitOfTime(code) ? 'long' : 'short'
  const written = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(quantity)
  return `/${written.replace(/^1[\s\u00A0]/, '')}`
}
