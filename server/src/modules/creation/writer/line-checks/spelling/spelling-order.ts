import { lineLanguage } from '@marquee/contract/line-checks'
import { z } from 'zod'

export const spellingOrder = z.object({ language: lineLanguage, words: z.array(z.string().max(60)).max(2000) })
export type SpellingOrder = z.infer<typeof spellingOrder>

/** The words that no dictionary of the language has, with what they may have meant; null without a dictionary. */
export const spellingAnswer = z.object({
  unknown: z.array(z.object({ word: z.string(), suggestions: z.array(z.string()) })).nullable(),
})
export type SpellingAnswer = z.infer<typeof spellingAnswer>
