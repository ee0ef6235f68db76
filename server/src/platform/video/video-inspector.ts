import { createProcessRunner, ProcessFailure } from '../processes/process-runner.ts'
import { type VideoFacts, type VideoInspection, videoInspection } from './video-facts.ts'
import { DAMAGED, VideoRefusal } from './video-refusal.ts'

export interface VideoInspector {
  /**
   * @param path of a file
   * @throws VideoRefusal for a file that is not a video, is damaged, or needs more than the limits of the process
   */
  inspect(path: string): Promise<VideoFacts>
  close(): void
}

/** Reading 500 MB takes about five seconds. */
const TIMEOUT_MS = 30_000
const HEAP_MB = 256

/** Reads videos from outside, one at a time, in a process with little memory and time; the server itself reads no part of them. */
export function createVideoInspector({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): VideoInspector {
  const runner = createProcessRunner<string, VideoInspection>({
    processUrl: new URL('./inspect-video-process.ts', import.meta.url),
    result: videoInspection,
    timeoutMs,
    heapMb: HEAP_MB,
  })
  return {
    async inspect(path) {
      const answer = await runner.run(path).catch((error: unknown) => {
        throw error instanceof ProcessFailure ? new VideoRefusal(DAMAGED, { cause: error }) : error
      })
      if ('refusal' in answer) {
        throw new VideoRefusal(answer.refusal)
      }
      return answer.facts
    },
    close: () => runner.close(),
  }
}
