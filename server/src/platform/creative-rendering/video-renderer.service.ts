import { z } from 'zod'
import { createProcessRunner } from '../processes/process-runner.ts'
import { isVideoLibraryInstalled } from '../video/video-library.ts'
import type { Creative } from './creative.ts'
import type { VideoOrder } from './render-video.ts'

/** The width in pixels: enough to see how an ad moves. */
const PREVIEW_WIDTH = 540
/** The time limit for a video of one minute, which is the longest. */
const TIMEOUT_MS = 300_000

export interface VideoRenderer {
  /** Whether the optional video library is installed. */
  isAvailable(): boolean
  /** @param seconds the length that the ad states @returns a WebM file @throws ProcessFailure */
  renderVideo(creative: Creative, seconds: number): Promise<Uint8Array>
  close(): void
}

/** Renders short videos of demo ads, one at a time, in a child process. */
export function createVideoRenderer(): VideoRenderer {
  const runner = createProcessRunner<VideoOrder, Uint8Array>({
    processUrl: new URL('./video-process.ts', import.meta.url),
    result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    timeoutMs: TIMEOUT_MS,
  })
  return {
    isAvailable: isVideoLibraryInstalled,
    renderVideo: (creative, duration) => runner.run({ creative, width: PREVIEW_WIDTH, duration }),
    close: () => runner.close(),
  }
}
