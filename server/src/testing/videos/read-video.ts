import { z } from 'zod'
import { createProcessRunner } from '../../platform/processes/process-runner.ts'

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

const videoReading = z.object({
  codec: z.string(),
  width: z.number(),
  height: z.number(),
  isYuv420: z.boolean(),
  isBt709: z.boolean(),
  /** Seconds, as the container says. */
  duration: z.number(),
  /** The times of the frames in seconds. */
  times: z.array(z.number()),
  /** The frames as small images of 24 × 24 pixels, RGB. */
  frames: z.array(bytes),
  /**
   * The loudness in LUFS and the true peak in dBTP, by FFmpeg's meter, and the left channel as 32-bit floats at 48 kHz; null for a
   * silent video.
   */
  sound: z
    .object({
      codec: z.string(),
      lufs: z.number(),
      truePeak: z.number(),
      seconds: z.number(),
      left: bytes,
    })
    .nullable(),
})
export type VideoReading = z.infer<typeof videoReading>

const runner = createProcessRunner<string, VideoReading>({
  processUrl: new URL('./read-video-process.ts', import.meta.url),
  result: videoReading,
  timeoutMs: 60_000,
})

/** Decodes a file of a finished video, in a child process. */
export function readVideo(file: string): Promise<VideoReading> {
  return runner.run(file)
}

export function endVideoReader(): void {
  runner.close()
}
