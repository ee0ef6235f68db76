import sharp from 'sharp'
import type { Frame } from './open-video.ts'
import { loadVideoLibrary, type VideoLibrary } from './video-library.ts'

const QUALITY = 90

/**
 * One frame of a file that `encodeFrames` or `joinScenes` wrote. Call it only in a child process.
 * @param index of the frame; after the last one, the last one is taken
 * @returns JPEG
 */
export async function readStill(file: string, index: number): Promise<Buffer> {
  const library = await loadVideoLibrary()
  const filter = library.FilterAPI.create('format=rgb24', {})
  let still: Frame | null = null
  let count = 0
  try {
    for await (const frame of decodeImages(library, file)) {
      still?.free()
      still = frame
      count += 1
      if (count > index) {
        break
      }
    }
    const [converted] = still === null ? [] : await filter.processAll(still)
    if (converted === undefined) {
      throw new Error('The file has no frames.')
    }
    const { width, height } = converted
    const pixels = converted.toBuffer()
    converted.free()
    return await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer()
  } finally {
    still?.free()
    filter.close()
  }
}

async function* decodeImages({ Decoder, Demuxer }: VideoLibrary, file: string): AsyncGenerator<Frame> {
  const demuxer = await Demuxer.open(file)
  const stream = demuxer.video()
  if (stream === undefined) {
    throw new Error('The file has no image.')
  }
  const decoder = await Decoder.create(stream)
  try {
    for await (const packet of demuxer.packets(stream.index)) {
      yield* await decoder.decodeAll(packet)
      packet?.free()
    }
  } finally {
    decoder.close()
    await demuxer.close()
  }
}
