import { readSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { SNIFFED_BYTES } from '../uploads/sniff-asset-type.ts'
import { checkBoxes, MAX_TRACKS, TOO_MANY_TRACKS } from './check-boxes.ts'
import { checkSegment } from './check-segment.ts'
import { readDisplayTransform } from './display-transform.ts'
import { sniffVideoFormat, type VideoFormat } from './sniff-video-format.ts'
import { loadVideoLibrary, type VideoLibrary } from './video-library.ts'
import { DAMAGED, VideoRefusal } from './video-refusal.ts'

export type Demuxer = Awaited<ReturnType<VideoLibrary['Demuxer']['open']>>
export type Stream = Demuxer['streams'][number]
export type Decoder = Awaited<ReturnType<VideoLibrary['Decoder']['create']>>
export type Packet = NonNullable<Parameters<Decoder['decodeAll']>[0]>
export type Frame = Awaited<ReturnType<Decoder['decodeAll']>>[number]

/** A file from which no packet has been read yet. */
export interface OpenContainer {
  library: VideoLibrary
  demuxer: Demuxer
  format: VideoFormat
  /** The size of the file in bytes. */
  size: number
  /** Closes this part together with the file, so that no decoder stays open after any failure. */
  own: <T extends Closable>(part: T) => T
  close: () => Promise<void>
}

/** A video whose tracks are known. */
export interface OpenVideo extends OpenContainer {
  video: Stream
  audio: Stream | undefined
  /** In pixels, as it is displayed. */
  width: number
  height: number
  /** Filters that turn frames into their displayed orientation. */
  filters: string
}

interface Closable {
  close(): void | Promise<void>
}

const BUFFER_BYTES = 256 * 1024
/** More extreme pixel aspect ratios are a sign of damage. */
const MAX_PIXEL_RATIO = 10
const MIN_SIDE = 16
const MAX_PIXELS = 4096 * 2304

/**
 * Opens a video. Call it only in a child process.
 * @throws VideoRefusal for a file that is not a video, is damaged, or is larger than the limits
 */
export async function openVideo(path: string): Promise<OpenVideo> {
  const container = await openContainer(path, sniffVideoFormat)
  try {
    const { library, demuxer } = container
    const tracks = chooseTracks(library, demuxer)
    const shape = readShape(library, tracks.video)
    refusePixels(shape.width, shape.height)
    return { ...container, ...tracks, ...shape }
  } catch (error) {
    await container.close()
    throw error
  }
}

type SniffFormat = (start: Uint8Array) => Promise<VideoFormat>

/**
 * Opens a file of image or sound. Call it only in a child process.
 * @param sniff names the format by the first bytes of the file
 * @throws VideoRefusal for a file of another kind, and for one that is damaged
 */
export async function openContainer(path: string, sniff: SniffFormat): Promise<OpenContainer> {
  const file = await open(path)
  const opened: Closable[] = [file]
  const own = <T extends Closable>(part: T): T => {
    opened.push(part)
    return part
  }
  const close = async () => {
    for (const part of opened.toReversed()) {
      await part.close()
    }
  }
  try {
    const { size } = await file.stat()
    const format = await readFormat(file, size, sniff)
    const library = await loadVideoLibrary()
    const demuxer = own(await openDemuxer(library, readAt(library, file, size), format))
    return { library, demuxer, format, size, own, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Determines how a file is read, and checks its claims. @throws VideoRefusal */
async function readFormat(file: FileHandle, size: number, sniff: SniffFormat): Promise<VideoFormat> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0)
  const start = buffer.subarray(0, bytesRead)
  const format = await sniff(start)
  if (format.demuxer === 'mov') {
    await checkBoxes(file, size)
  } else if (format.demuxer === 'matroska') {
    checkSegment(start, size)
  }
  return format
}

/**
 * Opens the demuxer that the first bytes name, and no other. FFmpeg reads only through the callbacks: no protocol is enabled, so
 * that a list, a reference or a subtitle cannot make it open another file or address.
 */
async function openDemuxer(library: VideoLibrary, input: ReturnType<typeof readAt>, { demuxer: format }: VideoFormat) {
  const options = { protocol_whitelist: 'none', max_streams: '64' }
  try {
    return await library.Demuxer.open(input, { format, bufferSize: BUFFER_BYTES, options })
  } catch {
    throw new VideoRefusal(DAMAGED)
  }
}

/**
 * A decoder that continues after damaged data, and refuses frames that are too large before it allocates memory for them.
 * @throws VideoRefusal for a codec that FFmpeg does not support
 */
export async function openDecoder(
  { library, own }: Pick<OpenContainer, 'library' | 'own'>,
  stream: Stream,
): Promise<Decoder> {
  const options = { max_pixels: String(MAX_PIXELS) }
  try {
    return own(await library.Decoder.create(stream, { exitOnError: false, options }))
  } catch {
    const codec = library.avGetCodecName(stream.codecpar.codecId) ?? 'unknown'
    throw new VideoRefusal(`The video is coded in a way that cannot be read (${codec}). Save it as MP4 with H.264.`)
  }
}

function refusePixels(width: number, height: number): void {
  if (width < MIN_SIDE || height < MIN_SIDE) {
    throw new VideoRefusal(
      `The video measures ${width} × ${height} pixels: at least ${MIN_SIDE} × ${MIN_SIDE} are needed.`,
    )
  }
  if (width * height > MAX_PIXELS) {
    throw new VideoRefusal(`The video measures ${width} × ${height} pixels: at most 4096 × 2304 are read.`)
  }
}

/** The result that FFmpeg treats as "invalid position"; damaged files ask for such positions. */
const NO_SUCH_PLACE = -22

function readAt({ AVSEEK_CUR, AVSEEK_END, AVSEEK_SIZE }: VideoLibrary, { fd }: FileHandle, size: number) {
  let position = 0
  return {
    read(length: number): Buffer | null {
      const part = Buffer.alloc(Math.max(0, Math.min(length, size - position)))
      const count = part.byteLength === 0 ? 0 : readSync(fd, part, 0, part.byteLength, position)
      position += count
      return count === 0 ? null : part.subarray(0, count)
    },
    seek(offset: bigint, whence: number): number {
      if (whence === AVSEEK_SIZE) {
        return size
      }
      const origins = new Map<number, number>([
        [AVSEEK_CUR, position],
        [AVSEEK_END, size],
      ])
      const place = Number(offset) + (origins.get(whence) ?? 0)
      if (place < 0 || !Number.isSafeInteger(place)) {
        return NO_SUCH_PLACE
      }
      position = place
      return position
    },
  }
}

/** The tracks that a player shows: default tracks first, then the one with the larger image. Music covers do not count as images. */
function chooseTracks(library: VideoLibrary, demuxer: Demuxer): { video: Stream; audio: Stream | undefined } {
  const isDefault = ({ disposition }: Stream) => (disposition & library.AV_DISPOSITION_DEFAULT) !== 0
  const isCover = ({ disposition }: Stream) =>
    (disposition & (library.AV_DISPOSITION_ATTACHED_PIC | library.AV_DISPOSITION_TIMED_THUMBNAILS)) !== 0
  const { AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_SUBTITLE, AVMEDIA_TYPE_VIDEO } = library
  const types: readonly number[] = [AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_SUBTITLE, AVMEDIA_TYPE_VIDEO]
  const tracks = demuxer.streams.filter(({ codecpar }) => types.includes(codecpar.codecType)).length
  if (tracks > MAX_TRACKS) {
    // The number is not said: the demuxer stops counting.
    throw new VideoRefusal(TOO_MANY_TRACKS)
  }
  const choose = (type: number, size: (stream: Stream) => number) =>
    demuxer.streams
      .filter((stream) => stream.codecpar.codecType === type && !isCover(stream))
      .toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)) || size(b) - size(a))[0]
  const video = choose(AVMEDIA_TYPE_VIDEO, ({ codecpar }) => codecpar.width * codecpar.height)
  const audio = choose(AVMEDIA_TYPE_AUDIO, () => 0)
  if (video === undefined) {
    throw new VideoRefusal(
      audio === undefined ? 'The file holds no video.' : 'The file holds sound, but no image. Choose a video.',
    )
  }
  return { video, audio }
}

function readShape(library: VideoLibrary, { codecpar, sampleAspectRatio }: Stream) {
  const { filters, isSideways } = readDisplayTransform(codecpar.getCodedSideData(library.AV_PKT_DATA_DISPLAYMATRIX))
  const shapes = [sampleAspectRatio, codecpar.sampleAspectRatio].map(({ num, den }) => num / den)
  const ratio = shapes.find((shape) => shape >= 1 / MAX_PIXEL_RATIO && shape <= MAX_PIXEL_RATIO) ?? 1
  const [width, height] = [Math.round(codecpar.width * ratio), codecpar.height]
  return { filters, ...(isSideways ? { width: height, height: width } : { width, height }) }
}
