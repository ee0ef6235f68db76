import { type WritingLanguage, writingLanguage } from '@marquee/contract/image-words'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import type { WriterLanguage } from './writer-language.ts'

export const LANGUAGES: Readonly<Record<WritingLanguage, WriterLanguage>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
}

/** @returns null for a language that the composer has no data of; `language` is a code of BCP 47 such as `de-AT` */
export function findLanguage(language: string): WriterLanguage | null {
  const code = writingLanguage.safeParse(language.toLowerCase().split('-')[0]).data
  return code === undefined ? null : LANGUAGES[code]
}
