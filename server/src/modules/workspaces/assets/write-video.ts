import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { VideoFacts } from '../../../platform/video/video-facts.ts'
import type { VideoInspector } from '../../../platform/video/video-inspector.ts'
import { VideoRefusal } from '../../../platform/video/video-refusal.ts'

/**
 * Writes a video to the storage after its check. It is first written to a temporary file, so that it is never held in memory and
 * a refused file never reaches the storage.
 * @throws DomainError 422 on `file`
 */
export async function writeVideo(
  { storage, videos }: { storage: Storage; videos: Pick<VideoInspector, 'inspect'> },
  key: string,
  content: AsyncIterable<Buffer>,
): Promise<VideoFacts & { size: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-upload-'))
  try {
    const path = join(folder, 'video')
    await pipeline(content, createWriteStream(path))
    const facts = await videos.inspect(path).catch((error: unknown) => {
      throw error instanceof VideoRefusal ? invalid({ file: [error.message] }) : error
    })
    const { size } = await storage.put(key, createReadStream(path))
    return { ...facts, size }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
