import { createProcessRunner, ProcessFailure, type ReportProgress } from '../processes/process-runner.ts'
import { type NormalizeAnswer, normalizeAnswer, type NormalizeOrder, type NormalVideo } from './normal-video.ts'
import { DAMAGED, VideoRefusal } from './video-refusal.ts'

export interface VideoNormalizer {
  /**
   * Writes a video as the editor needs it.
   * @throws VideoRefusal for a file that is not a video, is damaged, too long, or needs more than the limits of the process
   */
  normalize(order: NormalizeOrder, onProgress: ReportProgress): Promise<NormalVideo>
  close(): void
}

/** A file of which no further half second is decoded for this time is given up. */
const STALL_MS = 60_000
const HEAP_MB = 256

/** Converts videos from outside, one at a time, in a process with limited memory. */
export function createVideoNormalizer(): VideoNormalizer {
  const runner = createProcessRunner<NormalizeOrder, NormalizeAnswer>({
    processUrl: new URL('./normalize-video-process.ts', import.meta.url),
    result: normalizeAnswer,
    timeoutMs: STALL_MS,
    isProgressAwaited: true,
    heapMb: HEAP_MB,
  })
  return {
    async normalize(order, onProgress) {
      const answer = await runner.run(order, onProgress).catch((error: unknown) => {
        throw error instanceof ProcessFailure ? new VideoRefusal(DAMAGED, { cause: error }) : error
      })
      if ('refusal' in answer) {
        throw new VideoRefusal(answer.refusal)
      }
      return answer.video
    },
    close: () => runner.close(),
  }
}
