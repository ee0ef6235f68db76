import type { DrawableImage } from '@marquee/creative/drawing-space'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import { type Decoder, type Frame, openDecoder, openVideo, type OpenVideo } from '../video/open-video.ts'

/** The frames that are skipped by decoding them; for a longer way the file is read from another place. */
const MOST_SKIPPED = 2 * FRAMES_PER_SECOND
/** A file is read at two places at once while a clip fades into another part of itself. */
const MOST_CURSORS = 2

/** Reads frames of one video file, mostly one after the other. Call it only in a child process. */
export async function openClip(path: string) {
  // The one that was used last stands at the end.
  const cursors = [await openCursor(path, 0)]

  async function findCursor(index: number): Promise<Cursor> {
    const near = cursors
      .filter(({ place }) => place <= index && index <= place + MOST_SKIPPED)
      .toSorted((one, other) => other.place - one.place)
    return near[0] ?? openCursor(path, index)
  }

  return {
    /** @returns null for a file without frames */
    async read(index: number): Promise<DrawableImage | null> {
      const cursor = await findCursor(index)
      const at = cursors.indexOf(cursor)
      if (at !== -1) {
        cursors.splice(at, 1)
      }
      cursors.push(cursor)
      if (cursors.length > MOST_CURSORS) {
        await cursors.shift()?.close()
      }
      return cursor.read(index)
    },
    async close(): Promise<void> {
      for (const cursor of cursors) {
        await cursor.close()
      }
    },
  }
}

interface Picture {
  frame: Frame
  index: number
}

interface Cursor {
  /** The frame that it shows; later ones can be read without opening the file again. */
  readonly place: number
  /** The frame that is visible at this moment; after the end, the last one. */
  read: (index: number) => Promise<DrawableImage | null>
  close: () => Promise<void>
}

/** Opens a file for reading forwards from a frame. The file is opened for each: a demuxer that is read cannot be sent back. */
async function openCursor(path: string, from: number): Promise<Cursor> {
  const video = await openVideo(path)
  const { library, demuxer, video: stream, filters } = video
  const start = Number.isFinite(demuxer.startTime) ? demuxer.startTime : 0
  if (from > 0) {
    // To the key frame before. The library takes seconds only when no track is named; otherwise they are ticks of the track.
    await demuxer.seek(start + (from - 1) / FRAMES_PER_SECOND, -1, library.AVSEEK_FLAG_BACKWARD)
  }
  const decoder = await openDecoder(video, stream)
  const filter = video.own(library.FilterAPI.create(`${filters}scale=in_color_matrix=auto,format=rgba`, {}))
  const frames = decodeFrames(video, decoder)
  let place = from
  let shown: Picture | null = null
  let ahead: Picture | null = null

  async function decodeNext(): Promise<Picture | null> {
    const { value: frame } = await frames.next()
    if (frame === undefined) {
      return null
    }
    const { num, den } = frame.timeBase
    const time = (Number(frame.pts) * num) / den - start
    return { frame, index: Math.max(0, Math.round(time * FRAMES_PER_SECOND)) }
  }

  return {
    get place() {
      return place
    },
    async read(index) {
      ahead ??= await decodeNext()
      while (ahead !== null && ahead.index <= index) {
        shown?.frame.free()
        shown = ahead
        ahead = await decodeNext()
      }
      place = index
      return shown === null ? null : toImage(video, filter, shown.frame)
    },
    async close() {
      shown?.frame.free()
      ahead?.frame.free()
      await frames.return(undefined)
      await video.close()
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
