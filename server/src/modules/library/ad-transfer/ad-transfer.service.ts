import { adSource } from '@marquee/contract/ads'
import type { LibraryAd } from '@marquee/contract/library-files'
import type { Database } from '../../../platform/database/database.ts'
import { type AdWriter, type RefusedRow, toStoredAd } from '../ads/writing/ad-writer.service.ts'
import type { MediaCopyService } from '../media-copies/media-copies.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { type AdIdentity, createAdContentRepository, identityKey } from './ad-contents.repository.ts'
import { toLibraryAd } from './to-library-ad.ts'
import type { NewAd } from './to-new-ad.ts'

interface Dependencies {
  db: Database
  writer: Pick<AdWriter, 'awaitBy' | 'lock' | 'noteSeen' | 'promoteOwn' | 'writePrepared' | 'refresh'>
  media: Pick<MediaService, 'findStored'>
  mediaCopies: Pick<MediaCopyService, 'keep'>
}

/** The content of an ad, and the storage keys of its media in their order. */
export interface ReadAd {
  ad: LibraryAd
  keys: { file: string | null; thumbnail: string | null }[]
}

export type NumberedNewAd = NewAd & { line: number }

/** Ads that leave the library with a workspace's own data, and come in with it. */
export function createAdTransferService({ db, writer, media, mediaCopies }: Dependencies) {
  const contents = createAdContentRepository(db)

  return {
    /** The content of these ads by id; images of demo ads are drawn first. Ids that the workspace does not see are missing. */
    async read(workspaceId: string, ids: readonly string[]): Promise<Map<string, ReadAd>> {
      const [rows, mediaRows] = await Promise.all([contents.listAds(workspaceId, ids), contents.listMedia(ids)])
      const byAd = Map.groupBy(mediaRows, (row) => row.ad_id)
      const read = new Map<string, ReadAd>()
      for (const row of rows) {
        const ofAd = byAd.get(row.id) ?? []
        const keys: ReadAd['keys'] = []
        for (const { id, is_stored, poster_key } of ofAd) {
          keys.push({ file: is_stored ? await media.findStored(id) : null, thumbnail: poster_key })
        }
        read.set(row.id, { ad: toLibraryAd(row, ofAd), keys })
      }
      return read
    },

    /** Which of these ads the workspace sees. @returns keys of {@link identityKey} */
    listKnown: async (workspaceId: string, identities: readonly AdIdentity[]): Promise<ReadonlySet<string>> =>
      new Set((await contents.findIds(workspaceId, identities)).keys()),

    /**
     * Writes the ads that the workspace does not see yet as its own, inside the caller's transaction. Ads that it sees stay as they are.
     * The workspace finds them at once, whatever finds ads, and no other workspace does.
     * @returns the ids of all these ads by line, and those that were refused
     */
    async write(transaction: Database, workspaceId: string, ads: readonly NumberedNewAd[]) {
      await writer.awaitBy(transaction, workspaceId)
      // A source that brings one of them at the same moment would make it common without finding the workspace's.
      await writer.lock(
        transaction,
        ads.map(({ record }) => record.source),
      )
      const inside = createAdContentRepository(transaction)
      const known = await inside.findIds(
        workspaceId,
        ads.map(({ record }) => record),
      )
      const added = ads.filter(({ record }) => !known.has(identityKey(record)))
      const written = await writer.writePrepared(
        transaction,
        added.map(({ line, record }) => ({ line, ad: toStoredAd({ ...record, raw: null }, workspaceId) })),
      )
      const ids = await inside.findIds(
        workspaceId,
        ads.map(({ record }) => record),
      )
      for (const { record, copies } of added) {
        const id = ids.get(identityKey(record))
        for (const { sourceUrl, medium } of id === undefined ? [] : copies) {
          await mediaCopies.keep(transaction, id ?? '', { sourceUrl, medium })
        }
      }
      const refusals: RefusedRow[] = written.refusals
      return {
        ids: new Map(ads.map(({ line, record }) => [line, ids.get(identityKey(record))])),
        added: written.outcome.inserted,
        refusals,
      }
    },

    /** The ids of the ads that the workspace sees, by {@link identityKey}. */
    findIds: (workspaceId: string, identities: readonly AdIdentity[]): Promise<ReadonlyMap<string, string>> =>
      contents.findIds(workspaceId, identities),

    /** Notes that the workspace saw an ad of its own; of a common ad, its source says when it was seen. */
    noteSeen: (transaction: Database, workspaceId: string, identity: AdIdentity, at: Date): Promise<void> =>
      writer.noteSeen(transaction, workspaceId, identity, at),

    /** Makes an ad of a workspace common, inside the caller's transaction. */
    promote: (transaction: Database, adId: string): Promise<boolean> => writer.promoteOwn(transaction, adId),

    /** Updates indexes and counts; call it when a file has been read to its end. */
    refresh: (): Promise<void> => writer.refresh(),

    /** Brands by their identity, in its order; unknown advertisers are left out. */
    async listBrands(workspaceId: string, ids: readonly string[]) {
      const rows = await contents.listBrands(workspaceId, ids)
      return rows.map((row) => ({ ...row, source: adSource.parse(row.source) }))
    },

    /** The ids of the brands that the workspace sees, by {@link identityKey}. */
    findBrandIds: (workspaceId: string, identities: readonly AdIdentity[]): Promise<ReadonlyMap<string, string>> =>
      contents.findBrandIds(workspaceId, identities),
  }
}
export type AdTransferService = ReturnType<typeof createAdTransferService>
