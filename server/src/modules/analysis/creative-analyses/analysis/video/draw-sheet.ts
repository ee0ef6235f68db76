import type { VideoFacts } from '@marquee/contract/creative-analyses'
import sharp from 'sharp'
import type { Sample } from './decode-frames.ts'

const COLUMNS = 8
const FRAME_HEIGHT = 160

/** Combines small frames in one image, so that a page loads all of them with one request. */
export async function drawSheet(samples: readonly Sample[]): Promise<{ image: Buffer; layout: VideoFacts['sheet'] }> {
  const frames = await Promise.all(samples.map(({ image }) => sharp(image).resize({ height: FRAME_HEIGHT }).toBuffer()))
  const { width } = await sharp(frames[0]).metadata()
  const columns = Math.min(COLUMNS, frames.length)
  const rows = Math.ceil(frames.length / columns)
  const create = { width: width * columns, height: FRAME_HEIGHT * rows, channels: 3, background: '#000000' } as const
  const image = await sharp({ create })
    .composite(
      frames.map((input, index) => ({
        input,
        left: (index % columns) * width,
        top: Math.floor(index / columns) * FRAME_HEIGHT,
      })),
    )
    .jpeg({ quality: 80 })
    .toBuffer()
  return { image, layout: { columns, rows, times: samples.map(({ time }) => Math.round(time * 100) / 100) } }
}
