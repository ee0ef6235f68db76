import type { CheerioAPI } from 'cheerio'

const SIDE_PLACES = 'script, style, noscript, nav, footer, form, [class*="cookie" i], [id*="cookie" i]'
const LEAST_SENTENCES = 6
const YOU = /\b(?:you|your|yours|you're|you'll|du|dein\w*|sie|ihr\w*|tu|ton|ta|tes|vous|votre|vos|tú|su|sus)\b/iu
const WE = /\b(?:we|our|ours|us|we're|wir|uns\w*|nous|notre|nos|nosotros|nuestr\w+)\b/iu
const INFORMAL = /\b(?:\w+['’](?:re|ll|ve|t|s|d)|du|dein\w*|tu|hey|hi|yay|oh|wow|super|gonna)\b/iu
const EMOJI = /\p{Extended_Pictographic}/u
const NUMBER = /\d/

/**
 * Describes the common tone of a page's sentences in a copywriter's terms: their length, their addressee and their emphasis.
 * @returns an empty string when there are too few sentences
 */
export function describeTone($: CheerioAPI): string {
  const sentences = listSentences($)
  if (sentences.length < LEAST_SENTENCES) {
    return ''
  }
  const share = (pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence)).length / sentences.length
  const extras = [
    { trait: 'uses emoji', isSo: share(EMOJI) > 0.05 },
    { trait: 'backs claims with numbers', isSo: share(NUMBER) > 0.25 },
    { trait: 'asks questions', isSo: share(/\?/) > 0.12 },
  ]
  const traits = [
    describeAddress(share(YOU), share(WE)),
    share(INFORMAL) > 0.15 ? 'informal, as people talk' : 'correct and composed',
    share(/!/) > 0.15 ? 'enthusiastic, with exclamation marks' : 'calm, without exclamation marks',
    ...extras.filter(({ isSo }) => isSo).map(({ trait }) => trait),
  ]
  return `${describeLength(sentences)}. ${traits.join('; ')}.`
}

function describeLength(sentences: readonly string[]): string {
  const words = sentences.map((sentence) => sentence.split(/\s+/).length).toSorted((a, b) => a - b)
  const middle = words[words.length >> 1] ?? 0
  if (middle <= 9) {
    return 'Short, punchy sentences'
  }
  return middle <= 16 ? 'Sentences of medium length' : 'Long, explaining sentences'
}

function describeAddress(you: number, we: number): string {
  if (you > 0.25) {
    return 'Speaks to the reader directly'
  }
  return we > 0.3 ? 'Speaks of itself as “we”' : 'Keeps to the facts'
}

function listSentences($: CheerioAPI): string[] {
  const texts = $('h1, h2, h3, p, li, blockquote')
    .filter((_, element) => $(element).closest(SIDE_PLACES).length === 0)
    .toArray()
    .slice(0, 400)
    .map((element) => $(element).text().replaceAll(/\s+/g, ' ').trim())
  return [...new Set(texts)]
    .flatMap((text) => text.split(/(?<=[.!?…])\s+/))
    .filter((sentence) => sentence.split(/\s+/).length >= 3 && sentence.length < 400)
}
