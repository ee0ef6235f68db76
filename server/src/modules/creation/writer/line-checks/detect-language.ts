import type { LineLanguage } from '@marquee/contract/line-checks'

/** The most frequent words of each language that are rare in the other six. */
const FREQUENT: Readonly<Record<LineLanguage, string>> = {
  en: 'the and of to is in it you for with your that this are not without no every from own by our at get how why',
  de: 'der die das und ist nicht mit für ein eine einen dein deine ohne auf sich wir von zu im auch jetzt mehr wie kein keine',
  fr: 'le les des et est pas avec pour une votre vous sans dans sur qui nous du au plus ce cette chaque',
  es: 'el los las y es no con para una su tu sin en por que más del al cada este esta ya',
  it: 'il gli e è non con per una tuo tua senza di che più del della nel ogni questo questa ora',
  pt: 'o os as e é não com para uma seu sua sem em do da que mais no na cada este você já',
  nl: 'de het en is niet met voor een je jouw zonder op van te dat meer ook elke geen deze in ons nu',
}
const SETS = new Map(Object.entries(FREQUENT).map(([language, words]) => [language, new Set(words.split(' '))]))

/**
 * The language with the most frequent words in the texts; null when no word tells. English wins a tie. Unlike the library's judgement of
 * whole ads, one word is enough: a headline has few.
 */
export function detectLanguage(texts: readonly string[]): LineLanguage | null {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const languages = Object.keys(FREQUENT) as LineLanguage[]
  const scores = languages.map((language) => ({
    language,
    score: words.filter((word) => SETS.get(language)?.has(word)).length,
  }))
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  return best === undefined || best.score === 0 ? null : best.language
}
