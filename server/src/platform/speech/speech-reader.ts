import { createProcessRunner, ProcessFailure } from '../processes/process-runner.ts'
import { VideoRefusal } from '../video/video-refusal.ts'
import { type ReadSpeech, type SpeechAnswer, speechAnswer, type SpeechOrder } from './speech-orders.ts'

export interface SpeechReader {
  /**
   * Reads the sound of a foreign file as WAV files for a recognizer.
   * @throws VideoRefusal for a damaged file, one that is too long, or one that needs more than the limits of the process
   */
  read(order: SpeechOrder): Promise<ReadSpeech>
  close(): void
}

/** A quarter of an hour of sound takes some seconds. */
const TIMEOUT_MS = 90_000
const HEAP_MB = 128

/** Reads foreign files for recognizers, one at a time, in a process with little memory and time. */
export function createSpeechReader(): SpeechReader {
  const runner = createProcessRunner<SpeechOrder, SpeechAnswer>({
    processUrl: new URL('./read-speech-process.ts', import.meta.url),
    result: speechAnswer,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
  })
  return {
    async read(order) {
      const answer = await runner.run(order).catch((error: unknown) => {
        throw error instanceof ProcessFailure
          ? new VideoRefusal('The file is damaged and cannot be read.', { cause: error })
          : error
      })
      if ('refusal' in answer) {
        throw new VideoRefusal(answer.refusal)
      }
      return answer
    },
    close: () => runner.close(),
  }
}
