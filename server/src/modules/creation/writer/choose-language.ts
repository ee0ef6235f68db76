import { detectTextLanguage } from '../../library/library.public.ts'
import { english } from './languages/english/english.ts'
import { findLanguage } from './languages/find-language.ts'
import type { WriterLanguage } from './languages/writer-language.ts'
import type { WritingBrief } from './writing-brief.ts'

interface LanguageChoice {
  /** The language of the embedded writer: that of the facts, because sentences in two languages cannot be run. */
  language: WriterLanguage
  /** The language that was asked for, or that the product's texts are in; a model can write it in any case. */
  wanted: string
  /** Says that the embedded writer does not have the language, or that it wrote in that of the facts; null otherwise. */
  notice: string | null
}

/**
 * The language of the words: the requested one, else that of the product's texts, else English.
 * @param requested a code of BCP 47 such as `de`; null for the language of the texts
 */
export function chooseLanguage({ product, idea }: WritingBrief, requested: string | null): LanguageChoice {
  const told = [product.name, ...product.benefits, product.description, product.offer, idea].join('. ')
  const spoken = detectTextLanguage(told)
  const wanted = requested ?? spoken ?? english.code
  const language = findLanguage(wanted)
  if (language === null) {
    return {
      language: english,
      wanted,
      notice: `The embedded writer has no words of its own in this language (${nameLanguage(wanted)}), so it wrote in English. A language model can write it.`,
    }
  }
  const other = spoken === null || spoken === language.code ? null : findLanguage(spoken)
  return other === null
    ? { language, wanted, notice: null }
    : { language: other, wanted, notice: describeMix(other.code, wanted) }
}

function describeMix(spoken: string, wanted: string): string {
  const [from, to] = [nameLanguage(spoken), nameLanguage(wanted)]
  return `The product is described in ${from}, and the embedded writer does not translate, so it wrote in ${from}. Describe it in ${to}, or connect a language model.`
}

function nameLanguage(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
