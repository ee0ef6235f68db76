import type { TimeSpan } from '@marquee/contract/creative-analyses'
import {
  type Frame,
  openDecoder,
  type OpenVideo,
  type Packet,
  type Stream,
} from '../../../../../platform/video/open-video.ts'

export interface Sound {
  codec: string
  /** LUFS (ITU-R BS.1770-4 with the gates of EBU R 128); null when there is only silence. */
  integrated: number | null
  /** The true peak in dBTP. */
  truePeak: number | null
  silences: TimeSpan[]
  curve: { time_s: number; lufs: number }[]
}

/** The level below which sound counts as silence when it lasts half a second. */
const SILENCE = 'silencedetect=noise=-50dB:d=0.5'
const METER = 'aresample=48000,ebur128=peak=true:metadata=1'
const QUIETEST = -70
const MAX_POINTS = 120

/** Measures loudness with FFmpeg's meter while the sound is decoded. @param start of the timeline, in seconds of the file's clock */
export async function openSound(opened: OpenVideo, stream: Stream, start: number) {
  const decoder = await openDecoder(opened, stream)
  const meter = opened.own(opened.library.FilterAPI.create(`${METER},${SILENCE}`, {}))
  const silences: TimeSpan[] = []
  const loudness: { time: number; lufs: number }[] = []
  let integrated = Number.NaN
  let peak = 0
  let silentSince: number | null = null
  let time = 0

  function read(frame: Frame): void {
    const { num, den } = frame.timeBase
    time = (Number(frame.pts) * num) / den - start
    const said = frame.getMetadata()
    const number = (key: string, otherwise: number) => toNumber(said?.get(key), otherwise)
    loudness.push({ time, lufs: Math.max(QUIETEST, number('lavfi.r128.M', QUIETEST)) })
    integrated = number('lavfi.r128.I', integrated)
    peak = Math.max(peak, number('lavfi.r128.true_peak', 0))
    readSilence(number('lavfi.silence_start', Number.NaN), number('lavfi.silence_end', Number.NaN))
    frame.free()
  }

  function readSilence(begin: number, end: number): void {
    silentSince = Number.isNaN(begin) ? silentSince : Math.max(0, begin - start)
    if (!Number.isNaN(end) && silentSince !== null) {
      silences.push({ start_s: silentSince, end_s: end - start })
      silentSince = null
    }
  }

  return {
    async push(packet: Packet | null): Promise<void> {
      for (const frame of await decoder.decodeAll(packet)) {
        try {
          for (const measured of await meter.processAll(frame)) {
            read(measured)
          }
        } finally {
          frame.free()
        }
      }
      if (packet === null) {
        for await (const measured of meter.flushFrames()) {
          read(measured)
        }
      }
    },

    /** @param duration of the video: the end of a silence that lasts until the video ends */
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

/** Reduces the curve to the number of points that a chart can show: the loudest value of each stretch. */
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

/** The meter returns "nan" before it has a value. */
function toNumber(said: string | null | undefined, otherwise: number): number {
  const value = Number.parseFloat(said ?? '')
  return Number.isNaN(value) ? otherwise : value
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
