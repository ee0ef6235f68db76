import { z } from 'zod'
import { createProcessRunner } from '../../platform/processes/process-runner.ts'

const measuredSound = z.object({
  lufs: z.number(),
  /** dBTP. */
  truePeak: z.number(),
  /** The length at 48 kHz. */
  samples: z.number(),
})
export type MeasuredSound = z.infer<typeof measuredSound>

const runner = createProcessRunner<string, MeasuredSound>({
  processUrl: new URL('./measure-sound-process.ts', import.meta.url),
  result: measuredSound,
  timeoutMs: 60_000,
})

/** Measures a sound file by FFmpeg's meter (EBU R 128), in a child process. */
export function measureSound(file: string): Promise<MeasuredSound> {
  return runner.run(file)
}

export function endSoundMeter(): void {
  runner.close()
}
