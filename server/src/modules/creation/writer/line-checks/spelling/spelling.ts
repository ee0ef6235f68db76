import type { LineLanguage } from '@marquee/contract/line-checks'
import { createProcessRunner, ProcessFailure } from '../../../../../platform/processes/process-runner.ts'
import { type SpellingAnswer, type SpellingOrder, spellingAnswer } from './spelling-order.ts'

export interface Spelling {
  /**
   * @param words without duplicates
   * @returns suggestions by unknown word; null when the spelling cannot be checked now, or not in this language
   */
  findUnknown(language: LineLanguage, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]> | null>
  close(): void
}

const TIMEOUT_MS = 15_000

/** Looks words up in Hunspell's dictionaries, in a process that is ended when nobody writes (decision 116). */
export function createSpelling(): Spelling {
  const runner = createProcessRunner<SpellingOrder, SpellingAnswer>({
    processUrl: new URL('./spelling-process.ts', import.meta.url),
    result: spellingAnswer,
    timeoutMs: TIMEOUT_MS,
  })

  return {
    async findUnknown(language, words) {
      try {
        const { unknown } = await runner.run({ language, words: [...words] })
        return unknown === null ? null : new Map(unknown.map(({ word, suggestions }) => [word, suggestions]))
      } catch (error) {
        if (error instanceof ProcessFailure) {
          return null
        }
        throw error
      }
    },
    close: () => runner.close(),
  }
}
