import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ForeignFiles } from '../../../platform/foreign-files/foreign-files.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type FetchPublic, WebRefusal } from '../../../platform/web/fetch-public.ts'
import { createAdMediaService } from '../ads/ad-media.service.ts'
import { videoAddress } from '../media/media.service.ts'
import { createMediaCopyRepository } from './media-copies.repository.ts'
import { readMedium, type StoredMedium, UnusableMedium } from './read-medium.ts'

export { type StoredMedium, UnusableMedium } from './read-medium.ts'

export const copyMedia = queue('media-copies.copy', { data: z.object({ ad_id: z.uuid() }) })

/** The progress of our own copies of an ad's media. */
export interface CopyState {
  state: 'waiting' | 'copied' | 'failed'
  /** The reason of the failure, for users. */
  reason: string | null
}

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  jobs: Jobs
  fetchPublic: FetchPublic
  foreignFiles: Pick<ForeignFiles, 'measureImage'>
}

const LIMITS = { maxBytes: 64 * 1024 * 1024, timeoutMs: 60_000 }
const SWEEP_SIZE = 500

/** Copies the media of saved ads into our own storage: the links of the sources expire after days. */
export function createMediaCopyService({ db, clock, storage, jobs, fetchPublic, foreignFiles }: Dependencies) {
  const repository = createMediaCopyRepository(db)

  async function request(transaction: Database, adIds: readonly string[]): Promise<void> {
    const wanted = await createMediaCopyRepository(transaction).want(adIds, clock.now())
    for (const ad_id of wanted) {
      await jobs.send(copyMedia, { ad_id }, { transaction, singletonKey: ad_id })
    }
  }

  async function store(content: Buffer): Promise<StoredMedium> {
    const medium = await readMedium(content, foreignFiles)
    if ((await storage.stat(medium.storage_key)) === null) {
      await storage.put(medium.storage_key, content)
    }
    return medium
  }

  /** @returns whether trying again later may help */
  async function copy(adId: string, sourceUrl: string): Promise<boolean> {
    try {
      const { content } = await fetchPublic(sourceUrl, LIMITS)
      await repository.saveCopy(adId, sourceUrl, await store(content), clock.now())
      return false
    } catch (error) {
      if (!(error instanceof WebRefusal || error instanceof UnusableMedium)) {
        throw error
      }
      await repository.saveFailure(adId, sourceUrl, error.message, clock.now())
      return error instanceof WebRefusal && error.isTemporary
    }
  }

  /** Keeps an address for the whole file of a video, because images cannot replace it; a video cannot be a poster. */
  async function useCopy(database: Database, adId: string, { id, source_url }: { id: string; source_url: string }) {
    const adMedia = createAdMediaService({ db: database })
    const copied = await createMediaCopyRepository(database).findCopy(adId, source_url)
    if (copied === undefined) {
      return
    }
    const type = copied.content_type ?? ''
    const now = clock.now()
    const externalUrl = type.startsWith('video/') ? videoAddress(id) : null
    await adMedia.useCopy(id, source_url, { copy: copied, externalUrl, now })
    await adMedia.usePoster(id, source_url, type.startsWith('image/') ? copied.storage_key : null, now)
  }

  return {
    /** Queues the copying of these ads' media, in the transaction of the change that saves the ads. Existing copies stay. */
    request,

    /**
     * The work of {@link copyMedia}; a repeated run copies only the remaining media.
     * @throws Error when trying again later may help
     */
    async copyMediaOfAds(adId: string): Promise<void> {
      let failures = 0
      for (const { id, source_url, state } of await repository.listOutstanding(adId)) {
        if (state !== 'copied' && (await copy(adId, source_url))) {
          failures += 1
        }
        await useCopy(db, adId, { id, source_url })
      }
      if (failures > 0) {
        throw new Error(`${failures} media of the ad ${adId} are out of reach for now.`)
      }
    },

    /**
     * Stores a file of a user as the copy of a medium; only its bytes decide what it is.
     * @throws UnusableMedium for anything else than an image or a video
     */
    store,

    /** Uses a stored file in place of an ad's medium or poster at an address, inside the transaction that wrote the ad. */
    async keep(
      transaction: Database,
      adId: string,
      { sourceUrl, medium }: { sourceUrl: string; medium: StoredMedium },
    ) {
      const copies = createMediaCopyRepository(transaction)
      await copies.want([adId], clock.now())
      await copies.saveCopy(adId, sourceUrl, medium, clock.now())
      for (const { id, source_url } of await copies.listOutstanding(adId)) {
        if (source_url === sourceUrl) {
          await useCopy(transaction, adId, { id, source_url })
        }
      }
    },

    /** Queues the copies of media that an import has replaced since. */
    async requestMissing(): Promise<void> {
      await request(db, await repository.listSavedWithoutCopies(SWEEP_SIZE))
    },

    /** States by ad id; ads whose media never needed a copy are missing. */
    async listStates(adIds: readonly string[]): Promise<ReadonlyMap<string, CopyState>> {
      const rows = await repository.listStates(adIds)
      return new Map(
        rows.map(({ ad_id, is_waiting, failed_reason }) => {
          const settled = failed_reason === null ? 'copied' : 'failed'
          return [ad_id, { state: is_waiting ? 'waiting' : settled, reason: is_waiting ? null : failed_reason }]
        }),
      )
    },
  }
}

export type MediaCopyService = ReturnType<typeof createMediaCopyService>
