import { type LineLanguage, lineLanguage } from '@marquee/contract/line-checks'
import { detectTextLanguage } from '../../../library/library.public.ts'

/** The likely language of lines and of the facts beside them, when its lines can be checked; null otherwise. */
export function readLineLanguage(texts: readonly string[]): LineLanguage | null {
  return lineLanguage.safeParse(detectTextLanguage(texts.join(' '), { isShort: true })).data ?? null
}
