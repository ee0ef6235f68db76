const INVISIBLE = /[\u200b\u200c\u200e\u200f\u2060\ufeff]/g
/** The beginning or the end of a block: a paragraph separator, which is a blank like others in the texts of pages. */
const EDGE = '\u2029'
const EDGES = /[^\S\n]*\u2029[^\S\n]*/g
const BLOCKS: ReadonlySet<string> = new Set(['DIV', 'LI', 'UL', 'OL', 'H1', 'H2', 'H3', 'H4', 'SECTION'])

/** A text without invisible signs, with one blank between words, and with its line breaks. */
export function cleanText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The text of an element as it is drawn: breaks and blocks begin lines, paragraphs leave one out. Text that only styles cut off is whole. */
export function readText(element: Element | null | undefined): string {
  const text = element === null || element === undefined ? '' : collect(element)
  return cleanText(text.replace(EDGES, '\n'))
}

/** The same as {@link readText}; null for an element without text. */
export function readLine(element: Element | null | undefined): string | null {
  return readText(element).replace(/\n/g, ' ') || null
}

function collect(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) {
    return (node.textContent ?? '').replace(/\s+/g, ' ')
  }
  if (!(node instanceof Element) || node.tagName === 'SCRIPT' || node.tagName === 'STYLE') {
    return ''
  }
  if (node.tagName === 'BR') {
    return '\n'
  }
  const text = [...node.childNodes].map(collect).join('')
  if (node.tagName === 'P') {
    return `${EDGE}\n${text}\n${EDGE}`
  }
  return BLOCKS.has(node.tagName) ? EDGE + text + EDGE : text
}

const ARABIC_ZERO = 0x06_60

/** The same text with western digits. */
export function withWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
}
