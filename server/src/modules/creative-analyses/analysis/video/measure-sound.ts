import type { TimeSpan } from '@marquee/contract/creative-analyses'
import type { VideoLibrary } from '../../../../platform/video/video-library.ts'

export interface Sound {
  codec: string
  /** LUFS (ITU-R BS.1770-4 with the gates of EBU R 128); null when there is nothing but silence. */
  integrated: number | null
  /** dBTP. */
  truePeak: number | null
  silences: TimeSpan[]
  curve: { time_s: number; lufs: number }[]
}

/** Quieter than this for half a second is silence. */
const SILENCE = 'silencedetect=noise=-50dB:d=0.5'
const METER = 'aresample=48000,ebur128=peak=true:metadata=1'
const QUIETEST = -70
const MAX_POINTS = 120

type Decoder = Awaited<ReturnType<VideoLibrary['Decoder']['create']>>
type Stream = Parameters<VideoLibrary['Decoder']['create']>[0]

/** Measures loudness while the sound is decoded, by FFmpeg's meter. */
export async function openSound(library: VideoLibrary, stream: Stream) {
  const decoder = await library.Decoder.create(stream)
  const meter = library.FilterAPI.create(`${METER},${SILENCE}`, {})
  const silences: TimeSpan[] = []
  const loudness: { time: number; lufs: number }[] = []
  let integrated = Number.NaN
  let peak = 0
  let silentSince: number | null = null
  let time = 0

  type Frame = Awaited<ReturnType<Decoder['decodeAll']>>[number]

  function read(frame: Frame): void {
    const { num, den } = frame.timeBase
    time = (Number(frame.pts) * num) / den
    const said = frame.getMetadata()
    const number = (key: string, otherwise: number) => toNumber(said?.get(key), otherwise)
    loudness.push({ time, lufs: Math.max(QUIETEST, number('lavfi.r128.M', QUIETEST)) })
    integrated = number('lavfi.r128.I', integrated)
    peak = Math.max(peak, number('lavfi.r128.true_peak', 0))
    readSilence(number('lavfi.silence_start', Number.NaN), number('lavfi.silence_end', Number.NaN))
    frame.free()
  }

  function readSilence(start: number, end: number): void {
    silentSince = Number.isNaN(start) ? silentSince : Math.max(0, start)
    if (!Number.isNaN(end) && silentSince !== null) {
      silences.push({ start_s: silentSince, end_s: end })
      silentSince = null
    }
  }

  return {
    async push(packet: Parameters<Decoder['decodeAll']>[0]): Promise<void> {
      for (const frame of await decoder.decodeAll(packet)) {
        for (const measured of await meter.processAll(frame)) {
          read(measured)
        }
        frame.free()
      }
      if (packet === null) {
        for await (const measured of meter.flushFrames()) {
          read(measured)
        }
      }
    },

    close(): void {
      meter.close()
      decoder.close()
    },

    /** @param duration of the video: silence up to its end has no end of its own */
    finish(codec: string, duration: number): Sound {
      if (silentSince !== null) {
        silences.push({ start_s: silentSince, end_s: duration })
      }
      return {
        codec,
        integrated: integrated <= QUIETEST || Number.isNaN(integrated) ? null : integrated,
        truePeak: peak > 0 ? 20 * Math.log10(peak) : null,
        silences,
        curve: toCurve(loudness),
      }
    },
  }
}

/** No more points than a chart can show: the loudest of each stretch. */
function toCurve(loudness: readonly { time: number; lufs: number }[]): Sound['curve'] {
  const size = Math.max(1, Math.ceil(loudness.length / MAX_POINTS))
  const points: Sound['curve'] = []
  for (let start = 0; start < loudness.length; start += size) {
    const part = loudness.slice(start, start + size)
    const lufs = Math.max(...part.map((moment) => moment.lufs))
    points.push({ time_s: round(part[0]?.time ?? 0), lufs: round(lufs) })
  }
  return points
}

/** The meter says "nan" while it knows nothing. */
function toNumber(said: string | null | undefined, otherwise: number): number {
  const value = Number.parseFloat(said ?? '')
  return Number.isNaN(value) ? otherwise : value
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
