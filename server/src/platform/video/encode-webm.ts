import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeFrames } from './encode-frames.ts'
import type { VideoShape } from './video-encoding.ts'

/**
 * Encodes a silent WebM video (VP9). VP9 requires no licence from us, and every browser plays it. Realtime mode encodes about eighty
 * frames a second at 540 × 960.
 * @param frames the pixels of each frame, RGBA, one after the other
 * @throws VideoLibraryMissing
 */
export async function encodeWebm(shape: VideoShape, frames: Iterable<Buffer>): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-video-'))
  try {
    const file = join(folder, 'video.webm')
    await encodeFrames({ file, container: 'webm', codec: 'preview', shape }, frames)
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
