import { buffer } from 'node:stream/consumers'
import type { listSameCreative } from '@marquee/contract/ad-search'
import type { AdSummary } from '@marquee/contract/ads'
import type { HandlerInput, HandlerOutput } from '@marquee/contract/endpoint'
import type { Logger } from 'pino'
import { z } from 'zod'
import { type Clock, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import type { AdService } from '../ads/ads.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { groupCreatives } from './group-creatives.ts'
import { hashImage } from './image-hash.ts'
import { createSameCreativeRepository, type Likeness } from './same-creatives.repository.ts'

/** Reads the images of one ad, when a user waits for the result. */
export const readImagesOfAd = queue('same-creatives.read-ad', { data: z.object({ ad_id: z.uuid() }) })
/** Reads some of the images that were not read yet, and queues itself again. */
export const readImages = queue('same-creatives.read', {
  // All images up to this one are read.
  data: z.object({ after: z.object({ at: z.iso.datetime(), id: z.uuid() }).optional() }),
})

interface Dependencies {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  jobs: Pick<Jobs, 'send'>
  ads: Pick<AdService, 'listByIds' | 'findVisibleIds'>
  media: Pick<MediaService, 'openSmallImage'>
}

/** Demo images are drawn first: the small number leaves the machine free for users. */
const IMAGES_AT_ONCE = 10
const NEXT_MS = 10_000
/** The number of images examined per run: it takes milliseconds, also when all images are read. */
const LOOKED_AT_ONCE = 10_000
/** A change of an image becomes visible later than its recorded time: images of this recent period are examined again. */
const SETTLED_MS = 10 * MINUTE_MS
const NOTHING_LEFT_MS = 5 * MINUTE_MS

const position = z.object({ distance: z.int(), id: z.uuid() })

/** Finds ads with the same creative by the visual similarity of their images. */
export function createSameCreativeService({ db, clock, log, jobs, ads, media }: Dependencies) {
  const repository = createSameCreativeRepository(db)

  async function read(mediaId: string): Promise<void> {
    await repository.save(mediaId, await readHash(mediaId), clock.now())
  }

  /** Null also for a file that is not an image or cannot be read: it is not tried again until it changes. */
  async function readHash(mediaId: string): Promise<string | null> {
    try {
      return await hashImage(await buffer((await media.openSmallImage(mediaId)).stream))
    } catch (error) {
      if (!(error instanceof DomainError)) {
        log.warn({ err: error, mediaId }, 'An image could not be compared')
      }
      return null
    }
  }

  return {
    /** @throws DomainError 404; 422 for a cursor that we did not issue */
    async list(
      actor: Actor,
      adId: string,
      { cursor, limit }: HandlerInput<typeof listSameCreative>['query'],
    ): Promise<HandlerOutput<typeof listSameCreative>> {
      const after = decodeCursor(position, cursor)
      if ((await ads.findVisibleIds(actor, [adId])).length === 0) {
        throw notFound('ad')
      }
      const images = await repository.listOfAd(adId)
      if (images.some((image) => image.read_id === null)) {
        await jobs.send(readImagesOfAd, { ad_id: adId }, { singletonKey: adId })
        return { data: [], meta: { next_cursor: null, state: 'waiting' } }
      }
      const hashes = [...new Set(images.flatMap((image) => image.hash ?? []))]
      const alike = await repository.listAlike(actor.workspaceId, adId, hashes)
      if (hashes.length === 0 && alike.length === 0) {
        return { data: [], meta: { next_cursor: null, state: 'none' } }
      }
      const left = after === null ? alike : alike.filter((one) => compare(one, { ...after, adId: after.id }) > 0)
      const { page, next_cursor } = takePage(left, limit, (last) => ({ distance: last.distance, id: last.adId }))
      const data: AdSummary[] = await ads.listByIds(
        actor.workspaceId,
        page.map((one) => one.adId),
      )
      return { data, meta: { next_cursor, state: 'compared' } }
    },

    /** Groups ads that show the same creative, in the order of their first ads. */
    group: async (adIds: readonly string[]): Promise<string[][]> =>
      groupCreatives(adIds.length === 0 ? [] : await repository.listCreatives(adIds)),

    /** The work of {@link readImagesOfAd}. */
    async readAd(adId: string): Promise<void> {
      for (const { id, read_id } of await repository.listOfAd(adId)) {
        if (read_id === null) {
          await read(id)
        }
      }
    },

    /** The work of {@link readImages}. An interruption loses nothing: the remaining images are found again. */
    async readSome({ after }: z.output<(typeof readImages)['data']>): Promise<void> {
      const former = after === undefined ? null : { ...after, at: new Date(after.at) }
      const request = { after: former, most: IMAGES_AT_ONCE, looked: LOOKED_AT_ONCE }
      const { ids, end } = await repository.listUnread(request)
      for (const mediaId of ids) {
        await read(mediaId)
      }
      const now = clock.now().getTime()
      const isSettled = end !== null && end.at.getTime() < now - SETTLED_MS
      const next = isSettled ? { at: end.at.toISOString(), id: end.id } : after
      const startAfter = new Date(now + (end === null ? NOTHING_LEFT_MS : NEXT_MS))
      await jobs.send(readImages, next === undefined ? {} : { after: next }, { singletonKey: 'all', startAfter })
    },
  }
}

export type SameCreativeService = ReturnType<typeof createSameCreativeService>

function compare(a: Likeness, b: Likeness): number {
  return a.distance - b.distance || (a.adId < b.adId ? -1 : Number(a.adId > b.adId))
}
