import { type LineFinding, lineLanguage } from '@marquee/contract/line-checks'
import type { Section } from '@marquee/funnel-pages/section'
import { useLineFindings } from '../../api/line-checks.ts'
import { listTypedTexts } from './list-typed-texts.ts'
import { keepOutsideMarkup, maskMarkup } from './mask-markup.ts'
import { SECTION_FIELDS } from './section-fields.ts'

interface SectionContext {
  productId: string | null
  brandProfileId: string | null
  /** The language of the page. */
  language: string
}

/** Checks the words of a section's fields, a short pause after the last change. @returns the findings of words as they are typed */
export function useSectionFindings(
  section: Section,
  { language, ...context }: SectionContext,
): (typed: string) => readonly LineFinding[] {
  const texts = listTypedTexts(SECTION_FIELDS[section.type], section)
  const lines = Object.fromEntries(texts.map((typed, index) => [String(index), maskMarkup(typed)]))
  const known = lineLanguage.safeParse(language.slice(0, 2).toLowerCase())
  const find = useLineFindings(lines, { ...context, language: known.data ?? null })
  return (typed) => keepOutsideMarkup(typed, find(String(texts.indexOf(typed))))
}
