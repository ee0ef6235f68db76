import type { JudgedLanguage } from './hook-type.ts'

/** Frequent words that hardly occur in the other languages of this list; the ones after `de` only tell that a text is not judged. */
const FREQUENT: Readonly<Record<string, string>> = {
  en: "the and of to in is you your our with for this that we are it be on from have has what how all new get now more not can will at by an us they their who when here just out up or don't it's it’s don’t without no every own why",
  de: 'der die das und ist nicht ein eine einen einem mit für auf dem den des im wir sie ich du ihr zu von auch sich es bei aus nach wie unser unsere jetzt mehr werden wird haben hat kann können über dass oder dein deine zum zur ohne kein keine',
  nl: 'de het een en van is niet met voor op dat die wij je jij uw ook aan zijn naar door bij om te nog meer worden wordt onze ons hebben heeft kan jouw zonder elke geen deze in nu',
  fr: 'le la les des et est un une du pour dans que qui sur pas avec nous vous votre notre ce cette au aux plus par sont a à en il elle je tu sans chaque',
  it: 'il lo la gli le di che e è un una per con non si del della dei delle nel sono più come al alla da anche questo questa i ci tuo tua senza ogni ora',
  es: 'el la los las de que y es un una para con no por en del se tu su más lo al como este esta son nuestro nuestra sin cada ya',
  pt: 'o os as de que e é um uma para com não por em do da se seu sua mais no na ao como este esta são você nosso sem cada já',
}
const SETS = Object.entries(FREQUENT).map(([language, words]) => ({ language, frequent: new Set(words.split(' ')) }))

/** Frequent words that must be seen before a language is believed, and how many times those of the next one. */
const CERTAIN = { fewest: 3, lead: 1.5 }
/** A headline has few words, so one that no other language has is enough. */
const LIKELY = { fewest: 1, lead: 1.01 }

/**
 * The language of a text, by its most frequent words.
 * @param isShort whether the text is a line or two, of which the likely language is wanted
 * @returns a code such as `fr`; null for another language, for too few words, and for a text in two languages
 */
export function detectTextLanguage(text: string, { isShort = false } = {}): string | null {
  const { fewest, lead } = isShort ? LIKELY : CERTAIN
  const ranked = countFrequentWords(text)
  const [first, second] = ranked
  if (first === undefined || second === undefined || first.count < fewest || first.count < second.count * lead) {
    return null
  }
  return first.language
}

/** How many words of a text are frequent in each language, the most first. */
export function countFrequentWords(text: string): { language: string; count: number }[] {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []
  return SETS.map(({ language, frequent }) => ({
    language,
    count: words.filter((word) => frequent.has(word)).length,
  })).toSorted((a, b) => b.count - a.count)
}

/** The language of an ad's words, when its words are judged; null otherwise. */
export function detectLanguage(text: string): JudgedLanguage | null {
  const language = detectTextLanguage(text)
  return language === 'en' || language === 'de' ? language : null
}
