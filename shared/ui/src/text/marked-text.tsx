import type { SearchTerm } from '@marquee/contract/search-terms'
import { createContext, use } from 'react'
import { findMatches } from './find-matches.ts'
import styles from './marked-text.module.css'

/** The search terms of the list; the texts of its ads mark them. */
export const SearchTermsContext = createContext<readonly SearchTerm[]>([])

/** Longer texts are marked only at their beginning: a card shows no more, and thousands of cards are rendered while a list scrolls. */
const MARKED_CHARACTERS = 4000

/** A text with marked search matches. Marks do not change line breaks, so that computed sizes stay correct. */
export function MarkedText({ text }: { text: string }) {
  const terms = use(SearchTermsContext)
  if (terms.length === 0) {
    return text
  }
  const parts: React.ReactNode[] = []
  let shown = 0
  for (const { start, end } of findMatches(text.slice(0, MARKED_CHARACTERS), terms)) {
    parts.push(
      text.slice(shown, start),
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    )
    shown = end
  }
  return [...parts, text.slice(shown)]
}
