import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { SoundNormalizer } from '../../../platform/sound/sound-normalizer.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { VideoRefusal } from '../../../platform/video/video-refusal.ts'

const RATE = 48_000

/**
 * Writes a sound to the storage, as FLAC at 48 kHz in two channels. The upload itself is not kept.
 * @throws DomainError 422 on `file`
 */
export async function writeAudio(
  { storage, sounds }: { storage: Storage; sounds: Pick<SoundNormalizer, 'normalize'> },
  key: string,
  content: AsyncIterable<Buffer>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-upload-'))
  try {
    const [source, target] = [join(folder, 'upload'), join(folder, 'sound.flac')]
    await pipeline(content, createWriteStream(source))
    const { samples } = await sounds.normalize({ source, target }).catch((error: unknown) => {
      throw error instanceof VideoRefusal ? invalid({ file: [error.message] }) : error
    })
    const hash = createHash('sha256')
    await pipeline(createReadStream(target), hash)
    const { size } = await storage.put(key, createReadStream(target))
    return { content_type: 'audio/flac', duration_s: samples / RATE, size, hash: hash.digest('hex') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
