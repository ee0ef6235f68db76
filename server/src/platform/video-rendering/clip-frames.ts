import type { DrawableImage } from '@marquee/creative/drawing-space'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import { type Decoder, type Frame, openDecoder, openVideo, type OpenVideo } from '../video/open-video.ts'

/** The frames that are skipped by decoding them; for a longer way the file is read from another place. */
const MOST_SKIPPED = 2 * FRAMES_PER_SECOND
/** A key frame of a clip is at most this far away. */
const KEY_FRAME_SECONDS = 2

/** Reads frames of one video file, mostly one after the other. Call it only in a child process. */
export async function openClip(path: string) {
  const video = await openVideo(path)
  let reading = await startReading(video, 0)

  /** The frame that is visible at this moment; after the end, the last one. */
  async function advance(wanted: number): Promise<Picture | null> {
    let next = reading.ahead ?? (await reading.next())
    while (next !== null && next.index <= wanted) {
      reading.shown?.frame.free()
      reading.shown = next
      next = await reading.next()
    }
    reading.ahead = next
    return reading.shown
  }

  return {
    /** @returns null for a file without frames */
    async read(index: number): Promise<DrawableImage | null> {
      const current = reading.shown?.index ?? -1
      if (index < current || index > current + MOST_SKIPPED) {
        reading.free()
        reading = await startReading(video, Math.max(0, index / FRAMES_PER_SECOND - KEY_FRAME_SECONDS))
      }
      const shown = await advance(index)
      return shown === null ? null : toImage(video, reading.filter, shown.frame)
    },
    close: () => video.close(),
  }
}

interface Picture {
  frame: Frame
  index: number
}

/** @param from in seconds */
async function startReading(video: OpenVideo, from: number) {
  const { library, demuxer, video: stream, filters } = video
  if (from > 0) {
    await demuxer.seek(from, stream.index)
  }
  const decoder = await openDecoder(video, stream)
  const filter = video.own(library.FilterAPI.create(`${filters}scale=in_color_matrix=auto,format=rgba`, {}))
  const frames = decodeFrames(video, decoder)
  const start = Number.isFinite(demuxer.startTime) ? demuxer.startTime : 0
  return {
    filter,
    shown: null as Picture | null,
    ahead: null as Picture | null,
    async next(): Promise<Picture | null> {
      const { value: frame } = await frames.next()
      if (frame === undefined) {
        return null
      }
      const { num, den } = frame.timeBase
      const time = (Number(frame.pts) * num) / den - start
      return { frame, index: Math.max(0, Math.round(time * FRAMES_PER_SECOND)) }
    },
    free() {
      this.shown?.frame.free()
      this.ahead?.frame.free()
    },
  }
}

async function* decodeFrames({ demuxer, video }: OpenVideo, decoder: Decoder): AsyncGenerator<Frame, undefined> {
  for await (const packet of demuxer.packets()) {
    if (packet === null) {
      break
    }
    if (packet.streamIndex === video.index) {
      yield* await decoder.decodeAll(packet)
    }
    packet.free()
  }
  yield* await decoder.decodeAll(null)
}

async function toImage(
  { library }: OpenVideo,
  filter: ReturnType<typeof library.FilterAPI.create>,
  frame: Frame,
): Promise<DrawableImage | null> {
  const [converted] = await filter.processAll(frame)
  if (converted === undefined) {
    return null
  }
  const { width, height } = converted
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(converted.toBuffer()), width, height), 0, 0)
  converted.free()
  return { source: canvas as unknown as CanvasImageSource, width, height }
}
