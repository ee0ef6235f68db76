import { load } from 'cheerio'

const BLOCKS = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, section, article, ul, ol, table'
/** Shops write HTML into texts, and some of them escape it twice. */
const MOST_LAYERS = 3

/**
 * The plain text of content from outside: tags and scripts are removed, entities are decoded, lines are kept, and invisible
 * characters and those that change the text direction are removed.
 */
export function toPlainText(written: string): string {
  let words = written
  for (let layer = 0; layer < MOST_LAYERS && /<[a-z!/]|&[a-z#]/i.test(words); layer += 1) {
    words = stripTags(words)
  }
  return words
    .toWellFormed()
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .split('\n')
    .map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same text on one line, with at most `max` characters, cut between words. */
export function toPlainLine(written: string, max: number): string {
  return cutText(toPlainText(written).replaceAll(/\s+/g, ' '), max)
}

/** At most `max` characters; a longer text is cut between words. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) {
    return text
  }
  const cut = text.slice(0, max - 1).toWellFormed()
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}

function stripTags(html: string): string {
  const $ = load(html, null, false)
  $('script, style, noscript, template').remove()
  $('br').replaceWith('\n')
  $(BLOCKS).each((_, block) => void $(block).append('\n'))
  return $.root().text()
}
