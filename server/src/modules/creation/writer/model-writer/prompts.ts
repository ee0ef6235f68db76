import { readFileSync } from 'node:fs'
import { WORD_LIMITS } from '@marquee/contract/image-words'

/** The version of the prompts that are in use. A change of one is a new file, so that figures of models name what they were asked. */
export const PROMPT_VERSION = 2

const limits = Object.entries(WORD_LIMITS)
  .map(([place, limit]) => `${place} ${limit}`)
  .join(', ')

export const INSTRUCTIONS = readPrompt('image-words').replace('{limits}', limits)
export const AGAIN = `${INSTRUCTIONS}\n${readPrompt('rejected-lines')}`

function readPrompt(name: string): string {
  return readFileSync(new URL(`prompts/${name}-${PROMPT_VERSION}.md`, import.meta.url), 'utf8').trimEnd()
}
