import { decodeHTML } from 'entities'

/** A customer's own words, which a user pasted among the benefits. */
interface Testimonial {
  text: string
  /** Empty when the text names none. */
  author: string
}

const LONG_BENEFIT = 60
const SHORTEST_CLAUSE = 12

/** What a shop's list says of its product: without bullets, headings and what follows a dash, and up to the end of the first clause. */
export function toBenefitText(written: string): string {
  return upperFirst(toFirstClause(withoutHeading(withoutSigns(written))))
}

const QUOTED = /^["“„«]/u
const ATTRIBUTED = /^(.+?)\s*[-–—~]\s*(\p{Lu}[\p{L}'’.]*(?:(?: | & | and )\p{Lu}[\p{L}.]*){0,3})$/u
/** A seller also says "I" and "we", but of what they make; a customer says it of what they bought. */
const CUSTOMER =
  /^(?:my |(?:i|we)(?:['’](?:ve|m|d))? (?:\w+ )?(?:love|loved|use|used|bought|ordered|wear|wore|sleep|slept|could|couldn['’]t|can|can['’]t|was|had|am|feel|felt|take|drink|eat|recommend|got|wish|been|tried)\b)/i

/** The words of a customer among the benefits: a quotation, or a sentence of somebody who bought the product; else null. */
export function readTestimonial(written: string): Testimonial | null {
  const plain = withoutSigns(written)
  const [, said = plain, author = ''] = ATTRIBUTED.exec(plain) ?? []
  const isQuotation = QUOTED.test(plain) && (author !== '' || /["”“»]$/u.test(plain))
  return isQuotation || CUSTOMER.test(plain) ? { text: said.replaceAll(/^["“„«]+|["”“»]+$/gu, ''), author } : null
}

/** A list of ingredients (INCI) or of what is in the box says nothing about what a product does. */
export function isContents(text: string): boolean {
  return /^(?:aqua|water)(?: \([^)]*\))?,.*,|^(?:ingredients|inci|what you get|what['’]s (?:included|in the box)|in the box|package (?:includes|contents))\b[^,]{0,20}[,:].*,/i.test(
    text,
  )
}

/** What a warning begins with, in the languages of the writer: it must be said, and is nothing to advertise with. */
const WARNING =
  /^(?:not (?:for|suitable for|recommended for|intended for) (?:children|kids|infants|babies|pregnan|people|anyone|those|patients|under|use)|do not (?:use|exceed|take|give|swallow|drive|operate)|keep (?:out of|away from)|consult (?:a|your)|side effects|warning|caution|capital at risk|these statements have|individual results|past performance|representative example|your capital is at risk|nicht (?:für|geeignet für) (?:kinder|schwangere|personen)|zu risiken und nebenwirkungen|ne convient pas aux|déconseillé aux|no (?:apto|recomendado) para|non adatto (?:a|ai)|não (?:recomendado|indicado) para|niet geschikt voor)/iu

/** Whether a benefit is a warning, such as "Not for children under 12". */
export function isWarning(text: string): boolean {
  return WARNING.test(text)
}

/** What a page lists of a product as it may be shown: without bullets, warnings, contents, and the words of customers. */
export function listReasons(benefits: readonly string[]): string[] {
  return benefits.map((text) => withoutSigns(toPlainText(text))).filter(isReason)
}

/** Whether a line of a list gives a reason to buy. */
export function isReason(text: string): boolean {
  return text !== '' && !isContents(text) && !isWarning(text) && readTestimonial(text) === null
}

/** Without the pictographs and bullets around a benefit, which a shop writes for its list. */
function withoutSigns(text: string): string {
  const sign = String.raw`(?:[\p{Extended_Pictographic}\u{FE0F}\u{200D}•✓✔★*→»-]|\s)+`
  const bare = text.replace(new RegExp(`^${sign}(?=\\S)`, 'u'), '').replace(new RegExp(`(?<=\\S)${sign}$`, 'u'), '')
  return bare === '' ? text : bare
}

/** 【Ergonomic design】The chair supports the back. */
const BRACKETED = /^[【[]([^】\]]{2,60})[】\]]\s*[:–-]?\s*(\S.*)$/u
const HEADED = /^([^:]{2,40}):\s+(\S.*)$/u
/** "Free Returns: for 30 days". */
const CONTINUED = /^(?:on|for|in|with|to|from|at|by) /i
const DASHED = /^(\S+ \S.*?)\s+[-–—]\s+\S.*$/u

/** "PORTABLE DESIGN: The mug is a case" is headed, "Grows with your child: crib, bed, daybed" is explained. */
function withoutHeading(text: string): string {
  const [, heading, rest = ''] = BRACKETED.exec(text) ?? HEADED.exec(text) ?? []
  return heading === undefined ? text.replace(DASHED, '$1') : chooseSaid(text, heading, rest)
}

function chooseSaid(text: string, heading: string, rest: string): string {
  if (text === text.toUpperCase()) {
    return heading
  }
  if (isTitle(heading)) {
    return CONTINUED.test(rest) ? `${heading} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}` : rest
  }
  return /^[^,.!?]+,[^.!?]+$/u.test(rest) ? heading : text
}

/** Whether a text is written as a heading: in capitals, or with a capital in each word of at least two. */
function isTitle(text: string): boolean {
  const words = text.split(' ')
  const isCapital = (word: string) => /^[^\p{Ll}]/u.test(word) || word.length < 4
  return text === text.toUpperCase() || (words.length > 1 && words.every(isCapital))
}

/** A long benefit up to the end of its first clause, which says the same as far as it goes. */
function toFirstClause(text: string): string {
  if (text.length <= LONG_BENEFIT) {
    return text
  }
  const [clause = ''] = text.split(
    /\s*[;:(–—|]\s*|\s+-\s+|,\s+(?:so|and|but|because|which|while|thanks|whether|even|making|giving|sodass|damit|weil|während|aber|und|pour que|car|mais|et|porque|pero|para que|perché|ma|mas|zodat|omdat|maar)(?!\p{L})|\.\s+|\s+(?:so that|because|thanks to|whether|dank|grâce à|gracias a|grazie a|graças a|dankzij)\s+/u,
  )
  return clause.length >= SHORTEST_CLAUSE && clause.length < text.length ? clause : text
}

/** The sentences of a text that are whole: with their end, and neither a heading nor an address. */
export function toSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”»]?)\s+(?=["“„«¿¡]?[\p{Lu}\p{N}])/u)
    .filter((sentence) => /[.!?…]["”»]?$/u.test(sentence) && !/https?:|@/u.test(sentence))
}

/**
 * A text that fits its place: whole, else up to the end of its first clause.
 * @returns null when neither is short enough, because a text that is cut within a clause says something else
 */
export function cutToClause(text: string, limit: number): string | null {
  if (text.length <= limit) {
    return text
  }
  const clause = toFirstClause(text)
  return clause.length <= limit ? clause : null
}

export function upperFirst(text: string): string {
  // "pH" and "iPhone" have a capital of their own.
  if (/^\p{Ll}\p{Lu}/u.test(text)) {
    return text
  }
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A text on one line, without the entities and tags that a copied source contains (`&amp;`), and with typographic apostrophes. */
export function toPlainText(text: string): string {
  return decodeHTML(text)
    .replaceAll(/<\/?\p{L}[^>]*>/gu, ' ')
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
