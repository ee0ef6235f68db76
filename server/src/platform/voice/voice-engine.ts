import { createProcessRunner } from '../processes/process-runner.ts'
import { type DraftVoiceName, type TimedWord, type VoiceOrder, type VoiceResult, voiceResult } from './voice-orders.ts'

export interface VoiceEngine {
  /**
   * Speaks an English text by the draft voice.
   * @returns a WAV file, and when each word is spoken, in seconds
   * @throws ProcessFailure when the engine died or took too long
   */
  speak(voice: DraftVoiceName, text: string): Promise<{ wav: Uint8Array; words: TimedWord[] }>
  /**
   * Finds when the words of a text are spoken in a stored sound.
   * @param file the path of the sound
   * @returns the words in seconds; none if they could not be found
   * @throws ProcessFailure
   */
  align(text: string, file: string): Promise<TimedWord[]>
  close(): void
}

/** A thousand letters take about ten seconds on a busy machine. */
const TIMEOUT_MS = 60_000
const HEAP_MB = 512

/** Speaks and aligns one text at a time, in a process of its own and without a network. */
export function createVoiceEngine(): VoiceEngine {
  const runner = createProcessRunner<VoiceOrder, VoiceResult>({
    processUrl: new URL('./voice-process.ts', import.meta.url),
    result: voiceResult,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
  })
  return {
    async speak(voice, text) {
      const { wav, words } = await runner.run({ kind: 'speak', voice, text })
      return { wav: wav ?? new Uint8Array(0), words }
    },
    align: async (text, file) => (await runner.run({ kind: 'align', text, file })).words,
    close: () => runner.close(),
  }
}
