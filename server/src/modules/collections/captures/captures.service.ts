import type {
  AdCapture,
  captureAd,
  CapturedAd,
  CaptureFacts,
  CapturePlaces,
  listCapturedPlaces,
} from '@marquee/contract/captures'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { UploadedFile } from '../../../platform/http/uploaded-file.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import {
  type AdService,
  type AdTransferService,
  identityKey,
  type MediaCopyService,
} from '../../library/library.public.ts'
import type { BoardAdService } from '../boards/board-ads.service.ts'
import type { LibraryBoardService } from '../boards/library-boards.service.ts'
import type { SavedAdChangeService } from '../saved-ads/saved-ad-changes.service.ts'
import type { SavedAdService } from '../saved-ads/saved-ads.service.ts'
import { toCapturedRecord, toExternalId } from './captured-record.ts'
import { createCaptureRepository } from './captures.repository.ts'
import { findNewFacts } from './find-new-facts.ts'
import { toPublicAddress } from './public-address.ts'
import { storeFiles } from './store-files.ts'

/** Updates what the library counts; many captures in a row wait for one run. */
export const refreshLibrary = queue('captures.refresh-library', { data: z.object({}), isExclusive: true })
const REFRESH_DELAY_MS = 10_000
/** So many workspaces of different owners that captured the same words make an ad common. */
const CONFIRMING_OWNERS = 3

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  ads: Pick<AdService, 'get'>
  adTransfer: Pick<AdTransferService, 'findIds' | 'noteSeen' | 'promote' | 'write'>
  mediaCopies: Pick<MediaCopyService, 'store'>
  boardAds: Pick<BoardAdService, 'addAds' | 'listPlaces'>
  libraryBoards: Pick<LibraryBoardService, 'addTree'>
  changes: Pick<SavedAdChangeService, 'saveWith'>
  savedAds: Pick<SavedAdService, 'listMarks'>
}

/** Ads that members see on pages and save with the extension. */
export function createCaptureService(dependencies: Dependencies) {
  const { db, clock, jobs, ads, adTransfer, mediaCopies, boardAds, savedAds } = dependencies

  /** What the page said beyond the library; nothing for an ad that is new. */
  async function listFacts(actor: Actor, ad: CapturedAd, knownId: string | undefined): Promise<CaptureFacts> {
    return knownId === undefined ? {} : findNewFacts(await ads.get(actor, knownId), ad)
  }

  return {
    /**
     * Writes an ad that the library does not have, saves it, and puts it on boards, all or nothing. A known ad stays as it is: what the
     * page says beyond it is kept for the workspace alone.
     * @throws DomainError 404 for a board of another workspace; 413 and 422 for files that cannot be used, 422 for too many tags
     */
    async capture(
      actor: Actor,
      { ad, places }: HandlerInput<typeof captureAd>['body'],
      files: AsyncIterable<UploadedFile>,
    ) {
      const stored = await storeFiles(ad, files, mediaCopies)
      const externalId = toExternalId(ad, stored)
      const { source, page_url: page } = ad
      const identity = { source, external_id: externalId }
      const now = clock.now()
      const captured = toCapturedRecord(ad, { externalId, files: stored, now })
      const facts = await listFacts(
        actor,
        ad,
        (await adTransfer.findIds(actor.workspaceId, [identity])).get(identityKey(identity)),
      )
      const outcome = await db.transaction().execute(async (transaction) => {
        const written = await adTransfer.write(transaction, actor.workspaceId, [{ ...captured, line: 1 }])
        const adId = written.ids.get(1)
        if (adId === undefined) {
          throw invalid({ ad: [written.refusals[0]?.reason ?? 'The ad cannot be stored.'] })
        }
        const capturedAt = captured.record.last_seen_at ?? now
        await adTransfer.noteSeen(transaction, actor.workspaceId, identity, capturedAt)
        const isNewlySaved = await keep(transaction, dependencies, actor, { adId, places })
        const seen = {
          adId,
          userId: actor.userId,
          page: toPublicAddress({ source, externalId, page }),
          capturedAt,
          facts,
          now,
        }
        const captures = createCaptureRepository(transaction)
        await captures.add(actor.workspaceId, seen)
        if ((await captures.countAgreeing(adId)) >= CONFIRMING_OWNERS) {
          await adTransfer.promote(transaction, adId)
        }
        return { ad_id: adId, ...identity, is_new: written.added > 0, is_newly_saved: isNewlySaved }
      })
      if (outcome.is_new) {
        await jobs.send(refreshLibrary, {}, { startAfter: new Date(now.getTime() + REFRESH_DELAY_MS) })
      }
      return outcome
    },

    /** The ads of a page that the library has, and where the workspace keeps them. */
    async listPlaces(actor: Actor, { ads: asked }: HandlerInput<typeof listCapturedPlaces>['body']) {
      const ids = await adTransfer.findIds(actor.workspaceId, asked)
      const adIds = [...ids.values()]
      const [marks, boards] = await Promise.all([savedAds.listMarks(actor, adIds), boardAds.listPlaces(actor, adIds)])
      const saved = new Set(marks)
      return asked.flatMap((identity) => {
        const adId = ids.get(identityKey(identity))
        const place = adId === undefined ? [] : (boards.get(adId) ?? [])
        return adId === undefined ? [] : [{ ...identity, ad_id: adId, is_saved: saved.has(adId), boards: place }]
      })
    },

    /** Null for an ad that no member of the workspace captured. */
    async find({ workspaceId }: Actor, adId: string): Promise<AdCapture | null> {
      const row = await createCaptureRepository(db).find(workspaceId, adId)
      return row === undefined
        ? null
        : { captured_at: row.captured_at.toISOString(), page_url: row.page_url, facts: row.facts }
    },
  }
}
export type CaptureService = ReturnType<typeof createCaptureService>

/** Saves an ad with note and tags, and puts it on boards. @returns whether it was not saved before */
async function keep(
  transaction: Database,
  { clock, boardAds, changes, libraryBoards }: Dependencies,
  actor: Actor,
  { adId, places }: { adId: string; places: CapturePlaces },
): Promise<boolean> {
  const { note, tags, board_ids: boardIds, new_board: board } = places
  const { saved = [] } = await changes.saveWith(transaction, actor, { action: 'save', ad_ids: [adId], note, tags })
  const made =
    board === null
      ? []
      : [
          ...(
            await libraryBoards.addTree(transaction, actor, {
              folders: [],
              boards: [
                {
                  key: board.idempotency_key,
                  name: board.name,
                  description: '',
                  folder: null,
                  created_at: clock.now().toISOString(),
                },
              ],
            })
          ).boardIds.values(),
        ]
  for (const id of new Set([...boardIds, ...made])) {
    await boardAds.addAds(transaction, actor, id, [adId])
  }
  return saved.length > 0
}
