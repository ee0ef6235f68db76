import { createProcessRunner, ProcessFailure } from '../processes/process-runner.ts'
import { VideoRefusal } from '../video/video-refusal.ts'
import { type SoundAnswer, soundAnswer, type SoundOrder } from './sound-facts.ts'

export interface SoundNormalizer {
  /**
   * Writes the sound of a file as FLAC at 48 kHz in two channels.
   * @param order paths of files; `target` is created
   * @returns its length in samples
   * @throws VideoRefusal for a file without sound, a damaged one, or one that needs more than the limits of the process
   */
  normalize(order: SoundOrder): Promise<{ samples: number }>
  close(): void
}

/** Ten minutes of sound take about five seconds. */
const TIMEOUT_MS = 60_000
const HEAP_MB = 128
const DAMAGED = 'The sound is damaged and cannot be read.'

/** Reads sounds from outside, one at a time, in a process with little memory and time. */
export function createSoundNormalizer(): SoundNormalizer {
  const runner = createProcessRunner<SoundOrder, SoundAnswer>({
    processUrl: new URL('./normalize-sound-process.ts', import.meta.url),
    result: soundAnswer,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
  })
  return {
    async normalize(order) {
      const answer = await runner.run(order).catch((error: unknown) => {
        throw error instanceof ProcessFailure ? new VideoRefusal(DAMAGED, { cause: error }) : error
      })
      if ('refusal' in answer) {
        throw new VideoRefusal(answer.refusal)
      }
      return answer
    },
    close: () => runner.close(),
  }
}
