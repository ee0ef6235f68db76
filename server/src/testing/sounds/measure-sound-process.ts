// Measures a sound file by FFmpeg's own meter, which our measures are compared with.
import { z } from 'zod'
import { serveProcess } from '../../platform/processes/serve-process.ts'
import { readSound } from '../../platform/video-rendering/read-sound.ts'
import { loadVideoLibrary } from '../../platform/video/video-library.ts'
import type { MeasuredSound } from './measure-sound.ts'

const METER = 'ebur128=peak=true:metadata=1'
const BLOCK = 4800

async function measure(file: string): Promise<MeasuredSound> {
  const { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT, FilterAPI, Frame } = await loadVideoLibrary()
  const [left, right] = (await readSound(file)) ?? [new Float32Array(0), new Float32Array(0)]
  const meter = FilterAPI.create(METER, {})
  let lufs = -Infinity
  let peak = 0
  for (let start = 0; start + BLOCK <= left.length; start += BLOCK) {
    const samples = new Float32Array(BLOCK * 2)
    for (let index = 0; index < BLOCK; index += 1) {
      samples[index * 2] = left[start + index] ?? 0
      samples[index * 2 + 1] = right[start + index] ?? 0
    }
    const frame = Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
      nbSamples: BLOCK,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: 48_000,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      pts: BigInt(start),
      timeBase: { num: 1, den: 48_000 },
    })
    for (const heard of await meter.processAll(frame)) {
      const said = heard.getMetadata()
      lufs = Number(said?.get('lavfi.r128.I') ?? lufs)
      peak = Math.max(peak, Number(said?.get('lavfi.r128.true_peak') ?? 0))
      heard.free()
    }
    frame.free()
  }
  return { lufs, truePeak: 20 * Math.log10(peak), samples: left.length }
}

serveProcess({ order: z.string(), work: measure, memoryMb: 1024 })
