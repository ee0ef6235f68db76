import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { ForeignFiles } from '../../../platform/foreign-files/foreign-files.ts'
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts'
import { createAdMediaService, type MediaOrigin } from '../ads/ad-media.service.ts'
import {
  type BrandMark,
  type CreativeRenderer,
  parseCreative,
} from '../../../platform/creative-rendering/creative-rendering.service.ts'
import { BRAND_LOGO_WIDTH, MEDIA_WIDTHS, type MediaWidth, toDrawnVideoKey } from './media-address.ts'
import { createAdVideoRepository } from './ad-videos.repository.ts'

export { brandLogoAddress, mediaUrls, videoAddress } from './media-address.ts'
export { warmUpMedia } from './media.queues.ts'

type Priority = 'interactive' | 'background'

export interface Video {
  /** Bytes. */
  size: number
  contentType: string
  /** `range` is in bytes, both ends included. @throws DomainError 404 */
  open(range?: { start: number; end: number }): Promise<StoredObject>
}

/** Images of ads and brands. Ads are global and ids cannot be guessed, so every holder of an address may see the image. */
export interface MediaService {
  /** @throws DomainError 404 when we have no such image, 503 when too many are being drawn */
  openAdImage(mediaId: string, width: MediaWidth): Promise<StoredObject>
  /** The image in the smallest width, for background work. @throws DomainError 404 */
  openSmallImage(mediaId: string): Promise<StoredObject>
  /** A video that was copied into our storage, or drawn by our renderer. @throws DomainError 404 */
  findVideo(mediaId: string): Promise<Video>
  /** @throws DomainError 404 for a brand whose logo we cannot draw */
  openBrandLogo(brandKey: string): Promise<StoredObject>
  /** The storage key of our best version of a medium, which is drawn first when necessary; null when we have none. */
  findStored(mediaId: string): Promise<string | null>
  /** Prepares the images that Explore shows first, one at a time, in the background. Ends early when `signal` is aborted. */
  warmUp(signal: AbortSignal): Promise<void>
  /** Removes the stored files of these images, and the videos that were drawn for them. */
  forgetImages(mediaIds: readonly string[]): Promise<void>
}

interface Dependencies {
  db: Database
  storage: Storage
  renderer: CreativeRenderer
  foreignFiles: Pick<ForeignFiles, 'shrinkImage'>
  /** The data from which the logo of a brand is drawn; null for a brand whose logo we do not draw. */
  findBrandMark: (brandKey: string) => BrandMark | null
  log: Pick<Logger, 'warn'>
}

const WARM_IMAGES = 100
/** The widths of images in the grid. */
const WARM_WIDTHS = [320, 640] as const

/** Content types by the ending of the storage key. */
const VIDEO_TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' }

export function createMediaService({
  db,
  storage,
  renderer,
  foreignFiles,
  findBrandMark,
  log,
}: Dependencies): MediaService {
  const media = createAdMediaService({ db })
  const videos = createAdVideoRepository(db)
  const inWork = new Map<string, Promise<void>>()

  /** The stored object, which is made first when it does not exist; simultaneous requests wait for the same work. */
  async function openOrMake(key: string, make: () => Promise<Uint8Array>): Promise<StoredObject> {
    const stored = await storage.get(key)
    if (stored !== null) {
      return stored
    }
    const work = inWork.get(key) ?? store(key, make)
    inWork.set(key, work)
    await work.finally(() => inWork.delete(key))
    const made = await storage.get(key)
    if (made === null) {
      throw notFound('image')
    }
    return made
  }

  async function store(key: string, make: () => Promise<Uint8Array>): Promise<void> {
    await storage.put(key, await make())
  }

  function openImage(mediaId: string, width: MediaWidth, priority: Priority): Promise<StoredObject> {
    return openOrMake(imageKey(mediaId, width), async () => {
      const origin = await media.findOrigin(mediaId)
      if (origin === null) {
        throw notFound('image')
      }
      return makeImage(origin, width, priority)
    })
  }

  async function makeImage(origin: MediaOrigin, width: MediaWidth, priority: Priority): Promise<Uint8Array> {
    const original = toOriginalKey(origin)
    if (original !== null) {
      return shrink({ storage, foreignFiles }, original, width)
    }
    const creative = parseCreative(origin.recipe)
    if (creative === null) {
      throw notFound('image')
    }
    return renderer.renderCreative(creative, width, priority)
  }

  async function warm(mediaId: string, width: MediaWidth): Promise<void> {
    try {
      const image = await openImage(mediaId, width, 'background')
      image.stream.destroy()
    } catch (error) {
      // The ad may have been removed after the list was made.
      if (!(error instanceof DomainError)) {
        log.warn({ err: error, mediaId }, 'An image could not be prepared')
      }
    }
  }

  async function findVideo(mediaId: string): Promise<Video> {
    const key = (await media.findOrigin(mediaId))?.storage_key ?? (await videos.find(mediaId))?.storage_key ?? ''
    const contentType = toVideoType(key)
    const info = contentType === undefined ? null : await storage.stat(key)
    if (contentType === undefined || info === null) {
      throw notFound('video')
    }
    return {
      size: info.size,
      contentType,
      async open(range) {
        const object = await storage.get(key, range)
        if (object === null) {
          throw notFound('video')
        }
        return object
      },
    }
  }

  return {
    findVideo,
    async findStored(mediaId) {
      const origin = await media.findOrigin(mediaId)
      if (origin === null || origin.storage_key !== null || origin.recipe === null) {
        return origin?.storage_key ?? null
      }
      const [, , widest] = MEDIA_WIDTHS
      const image = await openImage(mediaId, widest, 'background')
      image.stream.destroy()
      return imageKey(mediaId, widest)
    },
    openSmallImage: (mediaId) => openImage(mediaId, MEDIA_WIDTHS[0], 'background'),
    openAdImage: (mediaId, width) => openImage(mediaId, width, 'interactive'),
    openBrandLogo(brandKey) {
      const brand = findBrandMark(brandKey)
      if (brand === null) {
        return Promise.reject(notFound('image'))
      }
      return openOrMake(`media/brands/${brandKey}/${BRAND_LOGO_WIDTH}.webp`, () =>
        renderer.renderLogo(brand, BRAND_LOGO_WIDTH),
      )
    },
    async warmUp(signal) {
      const images = await media.listNewestImages(WARM_IMAGES)
      for (const width of WARM_WIDTHS) {
        for (const mediaId of images) {
          if (signal.aborted) {
            return
          }
          await warm(mediaId, width)
        }
      }
    },
    async forgetImages(mediaIds) {
      for (const mediaId of mediaIds) {
        const keys = [...MEDIA_WIDTHS.map((width) => imageKey(mediaId, width)), toDrawnVideoKey(mediaId)]
        await Promise.all(keys.map(async (key) => storage.delete(key)))
      }
    },
  }
}

/** The storage key of the image from which the other widths are made; for a video, its poster. */
function toOriginalKey({ storage_key, poster_key }: MediaOrigin): string | null {
  return storage_key === null || toVideoType(storage_key) !== undefined ? poster_key : storage_key
}

function toVideoType(storageKey: string): string | undefined {
  return VIDEO_TYPES[storageKey.slice(storageKey.lastIndexOf('.') + 1)]
}

function imageKey(mediaId: string, width: MediaWidth): string {
  return `media/ads/${mediaId}/${width}.webp`
}

async function shrink(
  { storage, foreignFiles }: Pick<Dependencies, 'storage' | 'foreignFiles'>,
  originalKey: string,
  width: MediaWidth,
): Promise<Uint8Array> {
  const original = await storage.get(originalKey)
  if (original === null) {
    throw notFound('image')
  }
  return foreignFiles.shrinkImage(await buffer(original.stream), width)
}
