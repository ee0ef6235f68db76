import { type WritingLanguage, writingLanguage } from '@marquee/contract/image-words'
import { english } from './english/english.ts'
import { dutch } from './plain/dutch.ts'
import { french } from './plain/french.ts'
import { german } from './plain/german.ts'
import { italian } from './plain/italian.ts'
import { portuguese } from './plain/portuguese.ts'
import { spanish } from './plain/spanish.ts'
import type { WriterLanguage } from './writer-language.ts'

const LANGUAGES: Readonly<Record<WritingLanguage, WriterLanguage>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
}

/** @returns null for a language without frames of its own; `language` is a code of BCP 47 such as `de-AT` */
export function findLanguage(language: string): WriterLanguage | null {
  const code = writingLanguage.safeParse(language.toLowerCase().split('-')[0]).data
  return code === undefined ? null : LANGUAGES[code]
}
