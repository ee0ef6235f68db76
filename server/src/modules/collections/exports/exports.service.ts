import { Readable } from 'node:stream'
import { toAddress } from '@marquee/contract/address'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { type createExport, downloadExport, type FileExport, MAX_MEDIA_EXPORT } from '@marquee/contract/exports'
import { MAX_LIBRARY_ADS } from '@marquee/contract/library-files'
import { z } from 'zod'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { lockUntilEnd } from '../../../platform/database/with-lock.ts'
import { invalid, notFound, tooManyRequests, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { FileAnswer } from '../../../platform/http/answer-file.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdTransferService, BrandService } from '../../library/library.public.ts'
import type { LibraryBoardService } from '../boards/library-boards.service.ts'
import type { LibrarySavedAdService } from '../saved-ads/library-saved-ads.service.ts'
import type { SavedAdService } from '../saved-ads/saved-ads.service.ts'
import type { SavedSearchService } from '../saved-searches/saved-searches.service.ts'
import { collectMedia, type MediaSources } from './collect-media.ts'
import { createExportRepository, type ExportRow } from './exports.repository.ts'
import { libraryArchive } from './library-archive.ts'
import { mediaArchive } from './media-archive.ts'
import { csvHead, csvRow } from './write-csv.ts'

export const makeExport = queue('exports.make', {
  data: z.object({ export_id: z.uuid() }),
  hasTurns: true,
  expireInSeconds: 60 * 60,
})

interface Dependencies {
  db: Database
  clock: Clock
  storage: Storage
  jobs: Jobs
  savedAds: Pick<SavedAdService, 'listChosenIds' | 'listByAdIds'>
  media: MediaSources
  library: {
    adTransfer: Pick<AdTransferService, 'read' | 'listBrands'>
    brands: Pick<BrandService, 'listFollowedIds'>
    libraryBoards: Pick<LibraryBoardService, 'readTree' | 'listPlaces'>
    librarySavedAds: Pick<LibrarySavedAdService, 'listAdIds' | 'list'>
    savedSearches: Pick<SavedSearchService, 'listForLibrary'>
  }
}

type SetProgress = JobAttempt['setProgress']
/** Called with the number of finished ads. */
type ReportCount = (count: number) => Promise<void>

const LIFE_MS = DAY_MS
/** The number of unfinished exports that a workspace may have at once. */
const MOST_UNFINISHED = 3
const RETRY_SECONDS = 30
const PORTION = 100
/** More ads than any swipe file has, because a truncated table would not show that lines are missing. */
const MAX_TABLE_EXPORT = 100_000
const MOST_ADS = { csv: MAX_TABLE_EXPORT, media: MAX_MEDIA_EXPORT, library: MAX_LIBRARY_ADS } as const
const TOO_MANY = {
  csv: `A table holds at most ${MAX_TABLE_EXPORT.toLocaleString('en-US')} ads. Narrow the list down with filters.`,
  media: `An archive holds the media of at most ${MAX_MEDIA_EXPORT} ads. Select fewer.`,
  library: `A library file holds at most ${MAX_LIBRARY_ADS.toLocaleString('en-US')} ads. Remove some from your swipe file and boards.`,
} as const

const EXTENSIONS = { csv: 'csv', media: 'zip', library: 'zip' } as const
const NAMES = { csv: 'swipe-file', media: 'swipe-file', library: 'marquee-library' } as const
const CONTENT_TYPES = { csv: 'text/csv', media: 'application/zip', library: 'application/zip' } as const

/** Files for users to download: made in the background, and removed after one day. */
export function createExportService({ db, clock, storage, jobs, savedAds, media, library }: Dependencies) {
  const repository = createExportRepository(db)

  async function find(actor: Actor, id: string): Promise<ExportRow> {
    return required(await repository.find(actor.workspaceId, id), 'file')
  }

  async function writeTable(row: ExportRow, report: ReportCount): Promise<number> {
    async function* lines(): AsyncGenerator<string> {
      yield csvHead()
      for (let start = 0; start < row.ad_ids.length; start += PORTION) {
        const saved = await savedAds.listByAdIds(row.workspace_id, row.ad_ids.slice(start, start + PORTION))
        yield saved.map(csvRow).join('')
        await report(Math.min(start + PORTION, row.ad_ids.length))
      }
    }
    return (await storage.put(toKey(row), Readable.from(lines()))).size
  }

  async function writeArchive(row: ExportRow, report: ReportCount): Promise<number> {
    const saved = await savedAds.listByAdIds(row.workspace_id, row.ad_ids)
    const { files, note } = await collectMedia(saved, media, report)
    return (await storage.put(toKey(row), mediaArchive(storage, files, note))).size
  }

  const writers = {
    csv: writeTable,
    media: writeArchive,
    library: (row: ExportRow, report: ReportCount) => writeLibrary({ storage, library }, row, report),
  }

  function createReport({ id, ad_ids }: ExportRow, setProgress: SetProgress): ReportCount {
    return async (done_count) => {
      await repository.update(id, { done_count, updated_at: clock.now() })
      await setProgress(done_count / Math.max(1, ad_ids.length))
    }
  }

  return {
    /** @throws DomainError 422 for an empty or too large selection; 429 while the workspace has several unfinished exports */
    async create(actor: Actor, body: HandlerInput<typeof createExport>['body']): Promise<FileExport> {
      const { kind, ad_ids: adIds = null, filters = {}, sort = 'latest_added' } = body
      const most = MOST_ADS[kind]
      const chosen =
        kind === 'library'
          ? await library.librarySavedAds.listAdIds(actor.workspaceId, most + 1)
          : await savedAds.listChosenIds(actor, { adIds, filters, sort }, most + 1)
      if (chosen.length === 0 && kind !== 'library') {
        throw invalid({ ad_ids: ['There is no saved ad to export.'] })
      }
      if (chosen.length > most) {
        throw invalid({ ad_ids: [TOO_MANY[kind]] })
      }
      const now = clock.now()
      const id = await db.transaction().execute(async (transaction) => {
        await lockUntilEnd(transaction, `exports ${actor.workspaceId}`)
        const inside = createExportRepository(transaction)
        if ((await inside.countUnfinished(actor.workspaceId)) >= MOST_UNFINISHED) {
          throw tooManyRequests('Several files are being made. Wait until one of them is ready.', {
            limit: MOST_UNFINISHED,
            retryAfterSeconds: RETRY_SECONDS,
          })
        }
        const export_id = await inside.insert({
          workspace_id: actor.workspaceId,
          created_by: actor.userId,
          kind,
          ad_ids: chosen,
          state: 'waiting',
          done_count: 0,
          created_at: now,
          updated_at: now,
        })
        await jobs.send(makeExport, { export_id }, { transaction, workspaceId: actor.workspaceId })
        return export_id
      })
      return present(await find(actor, id), clock.now())
    },

    /** @throws DomainError 404 */
    get: async (actor: Actor, id: string): Promise<FileExport> => present(await find(actor, id), clock.now()),

    /** @throws DomainError 404 also for an export that is not ready or has expired */
    async open(actor: Actor, id: string): Promise<FileAnswer> {
      const row = await find(actor, id)
      const object = present(row, clock.now()).url === null ? null : await storage.get(toKey(row))
      if (object === null) {
        throw notFound('file')
      }
      return { content: object.stream, size: object.size, contentType: CONTENT_TYPES[row.kind] }
    },

    /** The work of {@link makeExport}; running it again writes the file again. */
    async make(id: string, { attempt, setProgress }: Pick<JobAttempt, 'attempt' | 'setProgress'>): Promise<void> {
      const row = await repository.findForWork(id)
      if (row === undefined || row.state === 'done') {
        return
      }
      await repository.update(id, { state: 'running', done_count: 0, updated_at: clock.now() })
      try {
        const report = createReport(row, setProgress)
        const size = await writers[row.kind](row, report)
        const expires_at = new Date(clock.now().getTime() + LIFE_MS)
        const done_count = row.ad_ids.length
        const changes = { state: 'done', done_count, size, expires_at, updated_at: clock.now() } as const
        if (!(await repository.update(id, changes))) {
          // The workspace was removed while the file was written.
          await storage.delete(toKey(row))
        }
      } catch (error) {
        // A page that waits for the file stops asking when it has failed, so this is said of the last attempt only.
        if (attempt > makeExport.retryLimit) {
          await repository.update(id, { state: 'failed', updated_at: clock.now() })
        }
        throw error
      }
    },

    async removeExpired(): Promise<void> {
      await repository.removeExpired(clock.now())
    },
  }
}

function present(row: ExportRow, now: Date): FileExport {
  const isThere = row.state === 'done' && row.expires_at !== null && row.expires_at > now
  const { id, kind } = row
  const day = row.created_at.toISOString().slice(0, 10)
  const extension = EXTENSIONS[kind]
  return {
    id,
    kind,
    state: row.state,
    ads_count: row.ad_ids.length,
    done_count: row.done_count,
    url: isThere ? toAddress(downloadExport, { params: { id, name: `${NAMES[kind]}-${day}`, extension } }) : null,
    size: row.size === null ? null : Number(row.size),
    expires_at: row.expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

async function writeLibrary(
  { storage, library }: Pick<Dependencies, 'storage' | 'library'>,
  row: ExportRow,
  report: ReportCount,
): Promise<number> {
  const { workspace_id: workspaceId, created_by: userId, ad_ids: adIds } = row
  const { adTransfer, brands, libraryBoards, librarySavedAds, savedSearches } = library
  const manifest = {
    ...(await libraryBoards.readTree(workspaceId)),
    searches: userId === null ? [] : await savedSearches.listForLibrary({ workspaceId, userId }),
    followed_brands: await adTransfer.listBrands(workspaceId, await brands.listFollowedIds(workspaceId)),
  }
  const content = { workspaceId, adIds, manifest, onProgress: report }
  const archive = libraryArchive({ storage, adTransfer, libraryBoards, librarySavedAds }, content)
  return (await storage.put(toKey(row), archive)).size
}

export type ExportService = ReturnType<typeof createExportService>

function toKey({ id, kind }: Pick<ExportRow, 'id' | 'kind'>): string {
  return `exports/${id}.${EXTENSIONS[kind]}`
}
