import { type WritingLanguage, writingLanguage } from '@marquee/contract/image-words'
import { english } from './english/index.ts'
import type { WriterLanguage } from './writer-language.ts'

const LANGUAGES: Readonly<Partial<Record<WritingLanguage, WriterLanguage>>> = { en: english }

/** @returns null for a language without frames of its own; `language` is a code of BCP 47 such as `de-AT` */
export function findLanguage(language: string): WriterLanguage | null {
  const code = writingLanguage.safeParse(language.toLowerCase().split('-')[0]).data
  return code === undefined ? null : (LANGUAGES[code] ?? null)
}
