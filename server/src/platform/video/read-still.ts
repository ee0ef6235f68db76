import sharp from 'sharp'
import { loadVideoLibrary } from './video-library.ts'

const QUALITY = 90

/**
 * One frame of a file that `encodeFrames` wrote. Call it only in a child process.
 * @param index of the frame; after the last one, the last one is taken
 * @returns JPEG
 */
export async function readStill(file: string, index: number): Promise<Buffer> {
  const { Decoder, Demuxer, FilterAPI } = await loadVideoLibrary()
  const demuxer = await Demuxer.open(file)
  const stream = demuxer.video()
  if (stream === undefined) {
    throw new Error('The file has no image.')
  }
  const decoder = await Decoder.create(stream)
  const filter = FilterAPI.create('format=rgb24', {})
  const { width, height } = stream.codecpar
  let pixels: Buffer | null = null
  let count = 0
  try {
    for await (const packet of demuxer.packets(stream.index)) {
      for (const frame of await decoder.decodeAll(packet)) {
        if (count <= index) {
          const [converted] = await filter.processAll(frame)
          pixels = converted?.toBuffer() ?? pixels
          converted?.free()
        }
        count += 1
        frame.free()
      }
      packet?.free()
      if (packet === null || count > index) {
        break
      }
    }
  } finally {
    filter.close()
    decoder.close()
    await demuxer.close()
  }
  if (pixels === null) {
    throw new Error('The file has no frames.')
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
