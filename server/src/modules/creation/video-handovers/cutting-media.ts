import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { StoredAsset } from '@marquee/contract/assets'
import sharp from 'sharp'
import type { VideoNormalizer } from '../../../platform/video/video-normalizer.ts'

/** What cutting programs open; they know neither WebP nor WebM. */
const OPENED = /\.(?:png|jpe?g|mp4|mov|wav|mp3|m4a|flac)$/

/** The extension of the copy that cutting programs open; null for a file that they open itself, and for one that cannot be converted. */
export function getCopyExtension({ kind, url }: StoredAsset, hasVideos: boolean): '.png' | '.mp4' | null {
  if (OPENED.test(url)) {
    return null
  }
  if (kind === 'video') {
    return hasVideos ? '.mp4' : null
  }
  return kind === 'image' ? '.png' : null
}

/** An image as PNG, or a video as MP4 with H.264 and AAC. @param openOriginal opens the stored file */
export async function openCopy(
  asset: StoredAsset,
  normalizer: Pick<VideoNormalizer, 'normalize'>,
  openOriginal: () => Promise<Readable>,
): Promise<Readable> {
  if (asset.kind === 'video') {
    return openMp4(asset, normalizer, openOriginal)
  }
  const image = sharp().png()
  // A failure destroys the image, whose reader hears of it.
  pipeline(await openOriginal(), image).catch(() => undefined)
  return image
}

async function openMp4(
  { duration_s }: StoredAsset,
  normalizer: Pick<VideoNormalizer, 'normalize'>,
  openOriginal: () => Promise<Readable>,
): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-cut-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const [source, target] = [join(folder, 'source'), join(folder, 'copy.mp4')]
    await pipeline(await openOriginal(), createWriteStream(source))
    await normalizer.normalize({ source, target, encoding: 'mp4', duration: duration_s ?? 0 }, () => undefined)
    const stream = createReadStream(target)
    stream.once('close', () => void remove())
    return stream
  } catch (error) {
    await remove()
    throw error
  }
}
