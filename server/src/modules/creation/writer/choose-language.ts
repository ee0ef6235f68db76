import type { WritingLanguage } from '@marquee/contract/image-words'
import { english } from './languages/english.ts'
import { findLanguage } from './languages/find-language.ts'
import type { WriterLanguage } from './languages/writer-language.ts'
import { type LanguageSigns, readProductLanguage } from './read-product-language.ts'
import type { WritingBrief } from './writing-brief.ts'

interface LanguageChoice {
  /** The language in which facts are set: their own, because sentences in two languages cannot be run. */
  language: WriterLanguage
  /** The language that was asked for, or that the product's texts are in; a model can write it in any case. */
  wanted: string
  /** Says that facts cannot be set in the language, or are set in their own; null otherwise. */
  notice: string | null
  /** The languages to ask the user about, because the texts do not tell theirs; none when it is known or was requested. */
  candidates: WritingLanguage[]
}

const FEWEST_BENEFITS = 2

/**
 * The language of the words: the requested one, else that of the product, else the likeliest.
 * @param requested a code of BCP 47 such as `de`; null for the language of the product
 */
export function chooseLanguage(brief: WritingBrief, requested: string | null): LanguageChoice {
  const signs = toSigns(brief)
  const { language: spoken, candidates } = readProductLanguage(signs)
  const wanted = requested ?? spoken ?? candidates[0] ?? english.code
  const language = findLanguage(wanted)
  if (language === null) {
    return {
      language: english,
      wanted,
      notice: `Without a language model there are no words in this language (${nameLanguage(wanted)}), so the calls to action are in English. Connect a model to write it.`,
      candidates: [],
    }
  }
  const other = findOther(language, spoken, brief)
  if (other !== null) {
    return { language: other, wanted, notice: describeMix(other.code, wanted), candidates: [] }
  }
  const isAsked = requested === null && spoken === null && signs.texts + signs.title !== ''
  return { language, wanted, notice: null, candidates: isAsked ? candidates : [] }
}

/** The language of the facts, when it is another one and too few of them are in the wanted one. */
function findOther(wanted: WriterLanguage, spoken: string | null, brief: WritingBrief): WriterLanguage | null {
  return spoken === null || spoken === wanted.code || hasFactsIn(wanted, brief) ? null : findLanguage(spoken)
}

/** What of a brief tells its language. */
function toSigns({ product, idea }: Pick<WritingBrief, 'product' | 'idea'>): LanguageSigns {
  const { name, benefits, description, offer, language, currency, url } = product
  const texts = [...benefits, description, offer, idea].filter((text) => text !== '').join('. ')
  return { title: name, texts, chosen: language, currency, url }
}

/** Whether enough benefits are certainly in a language, whatever the others are in. */
function hasFactsIn(language: WriterLanguage, { product }: WritingBrief): boolean {
  const isIn = (text: string) => readProductLanguage(toLine(text)).language === language.code
  return product.benefits.filter(isIn).length >= FEWEST_BENEFITS
}

function toLine(texts: string): LanguageSigns {
  return { title: '', texts, chosen: null, currency: '', url: null }
}

/** Says which facts the words do not use because of their language; null when there are none. */
export function describeUnused(unused: readonly { text: string; language: string }[], written: string): string | null {
  if (unused.length === 0) {
    return null
  }
  const languages = [...new Set(unused.map(({ language }) => nameLanguage(language)))].join(' and ')
  const quoted = unused.slice(0, 3).map(({ text }) => `“${text}”`)
  const more = unused.length > 3 ? ` and ${unused.length - 3} more` : ''
  return `Not used, because these facts are in ${languages} and the words are in ${nameLanguage(written)}: ${quoted.join(', ')}${more}.`
}

function describeMix(spoken: string, wanted: string): string {
  const [from, to] = [nameLanguage(spoken), nameLanguage(wanted)]
  return `The product is described in ${from}, and facts are not translated, so the words are in ${from}. Describe it in ${to}, or connect a language model.`
}

function nameLanguage(code: string): string {
  if (code === 'und') {
    return 'another language'
  }
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
