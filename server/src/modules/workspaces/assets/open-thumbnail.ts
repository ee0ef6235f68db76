import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '@marquee/contract/assets'
import sharp from 'sharp'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Storage } from '../../../platform/storage/storage.ts'

const QUALITY = 80

interface Thumbnail {
  /** In bytes. */
  size: number
  stream: (range?: { start: number; end: number }) => Promise<Readable>
}

/**
 * An image in one of the thumbnail widths: scaled on its first request, and stored beside the original.
 * @throws DomainError 404 when the original no longer exists
 */
export async function openThumbnail(storage: Storage, key: string, width: ThumbnailWidth): Promise<Thumbnail> {
  const thumbnailKey = toThumbnailKey(key, width)
  const stored = await storage.stat(thumbnailKey)
  const size = stored?.size ?? (await makeThumbnail(storage, key, width))
  return {
    size,
    async stream(range) {
      const object = await storage.get(thumbnailKey, range)
      if (object === null) {
        throw notFound('file')
      }
      return object.stream
    },
  }
}

async function makeThumbnail(storage: Storage, key: string, width: ThumbnailWidth): Promise<number> {
  const original = await storage.get(key)
  if (original === null) {
    throw notFound('file')
  }
  const scaled = await sharp(await buffer(original.stream))
    .resize({ width })
    .webp({ quality: QUALITY })
    .toBuffer()
  return (await storage.put(toThumbnailKey(key, width), scaled)).size
}

/** All storage keys of one asset. */
export function listStoredKeys(key: string): string[] {
  return [key, ...THUMBNAIL_WIDTHS.map((width) => toThumbnailKey(key, width))]
}

function toThumbnailKey(key: string, width: ThumbnailWidth): string {
  return `${key}.w${width}.webp`
}
