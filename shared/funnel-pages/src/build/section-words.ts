import type { SectionType } from '../section.ts'

/** A place of a section for words that a writer can make better than the fact alone. */
export interface WordsRequest {
  section: SectionType
  part: 'headline' | 'text' | 'eyebrow'
  /** The fact that the words must stand on, as it is known. */
  fact: string
  /** The largest number of characters. */
  most: number
}

/**
 * The writer of a page’s words. Each answer stands on the fact of its request and has at most `most` characters; null leaves the fact as
 * it is.
 */
export type SectionWords = (request: WordsRequest) => string | null

/** Every fact in its own words. */
export const plainWords: SectionWords = () => null
