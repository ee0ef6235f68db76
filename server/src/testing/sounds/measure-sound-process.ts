// Measures a sound file by FFmpeg's own meter, which our measures are compared with.
import { createStereo, type Stereo } from '@marquee/creative/stereo'
import { z } from 'zod'
import { serveProcess } from '../../platform/processes/serve-process.ts'
import { readSound } from '../../platform/video-rendering/read-sound.ts'
import { holdMemory } from '../../platform/video/hold-memory.ts'
import { loadVideoLibrary } from '../../platform/video/video-library.ts'
import type { MeasuredSound } from './measure-sound.ts'

const METER = 'ebur128=peak=true:metadata=1'
const BLOCK = 4800

async function measure(file: string): Promise<MeasuredSound> {
  const { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT, FilterAPI, Frame } = await loadVideoLibrary()
  const sound = (await readSound(file)) ?? createStereo(0)
  const [{ length }] = sound
  const meter = FilterAPI.create(METER, {})
  const measured = { lufs: -Infinity, peak: 0 }
  for (let start = 0; start + BLOCK <= length; start += BLOCK) {
    const samples = interleave(sound, start)
    const frame = Frame.fromAudioBuffer(samples, {
      nbSamples: BLOCK,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: 48_000,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      pts: BigInt(start),
      timeBase: { num: 1, den: 48_000 },
    })
    for (const heard of await meter.processAll(holdMemory(frame, samples))) {
      const said = heard.getMetadata()
      measured.lufs = Number(said?.get('lavfi.r128.I') ?? measured.lufs)
      measured.peak = Math.max(measured.peak, Number(said?.get('lavfi.r128.true_peak') ?? 0))
      heard.free()
    }
    frame.free()
  }
  return { lufs: measured.lufs, truePeak: 20 * Math.log10(measured.peak), samples: length }
}

function interleave([left, right]: Stereo, start: number): Buffer {
  const samples = new Float32Array(BLOCK * 2).map((_, index) => {
    const channel = index % 2 === 0 ? left : right
    return channel[start + Math.floor(index / 2)] ?? 0
  })
  return Buffer.from(samples.buffer)
}

serveProcess({ order: z.string(), work: measure, memoryMb: 1024 })
