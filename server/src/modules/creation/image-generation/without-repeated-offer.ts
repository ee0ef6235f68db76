import type { ImageWords } from '@marquee/contract/image-words'

/** The words without the offer, when the headline says it already: an image would show it twice. */
export function withoutRepeatedOffer(words: ImageWords): ImageWords {
  const offer = toPlainWords(words.offer)
  return offer !== '' && ` ${toPlainWords(words.headline)} `.includes(` ${offer} `) ? { ...words, offer: '' } : words
}

function toPlainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}
