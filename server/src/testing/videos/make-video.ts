import { z } from 'zod'
import { createProcessRunner } from '../../platform/processes/process-runner.ts'
import type { VideoScript } from './video-script.ts'

const runner = createProcessRunner<VideoScript, Uint8Array>({
  processUrl: new URL('./make-video-process.ts', import.meta.url),
  result: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  timeoutMs: 60_000,
})

/** Makes a WebM file (VP9, Opus) from the script. */
export async function makeVideo(script: VideoScript): Promise<Buffer> {
  return Buffer.from(await runner.run(script))
}

export function endVideoMaker(): void {
  runner.close()
}
