import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Media } from '@marquee/contract/ads'
import type { TranscriptSubject } from '@marquee/contract/transcripts'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { VideoRefusal } from '../../../platform/video/video-refusal.ts'
import type { FetchPublic } from '../../../platform/web/fetch-public.ts'
import type { AdService, AdVideoService } from '../../library/library.public.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { TranscriptRow } from './transcripts.repository.ts'

interface Dependencies {
  storage: Storage
  ads: Pick<AdService, 'get'>
  adVideos: Pick<AdVideoService, 'requireStored'>
  assets: Pick<AssetService, 'find' | 'open'>
  fetchPublic: FetchPublic
}

type Owner = Pick<Actor, 'workspaceId'>

const FETCH_LIMITS = { maxBytes: 64 * 1024 * 1024, timeoutMs: 60_000 }
const GONE = 'The video of this ad is gone from its source.'

/** The videos and sounds that transcripts are written of. */
export function createTranscriptSources({ storage, ads, adVideos, assets, fetchPublic }: Dependencies) {
  async function findVideo(owner: Owner, adId: string): Promise<Media | undefined> {
    const { media } = await ads.get(owner, adId)
    return media.find(({ kind, playback }) => kind === 'video' && playback === 'file')
  }

  return {
    /** Why an ad has nothing to write down, as a sentence; null when it has. @throws DomainError 404 */
    async describeAd(owner: Owner, adId: string): Promise<string | null> {
      return (await findVideo(owner, adId)) === undefined
        ? 'This ad has no video file: there is nothing to listen to.'
        : null
    },

    /** @throws DomainError 404 for an asset that the workspace does not have, or that makes no sound */
    async requireAsset({ workspaceId }: Owner, assetId: string): Promise<void> {
      const [asset] = await assets.find(workspaceId, [assetId])
      if (asset?.kind !== 'video' && asset?.kind !== 'audio') {
        throw notFound('video')
      }
    },

    /** @throws DomainError 422 on `subject` for what makes no sound */
    async check(owner: Owner, subject: TranscriptSubject): Promise<void> {
      if ('ad_id' in subject) {
        const refusal = await this.describeAd(owner, subject.ad_id)
        if (refusal !== null) {
          throw invalid({ subject: [refusal] })
        }
        return
      }
      const [asset] = await assets.find(owner.workspaceId, [subject.asset_id])
      if (asset?.kind !== 'video' && asset?.kind !== 'audio') {
        throw invalid({ subject: ['Choose a video or a sound of this workspace.'] })
      }
    },

    /** Copies the file into another one. @throws VideoRefusal, WebRefusal, DomainError 404 */
    async copy({ workspace_id: workspaceId, ad_id, asset_id }: TranscriptRow, file: string): Promise<void> {
      if (asset_id !== null) {
        const { stream } = await assets.open(workspaceId, asset_id)
        return pipeline(await stream(), createWriteStream(file))
      }
      const medium = ad_id === null ? undefined : await findVideo({ workspaceId }, ad_id)
      if (medium === undefined) {
        throw new VideoRefusal(GONE)
      }
      const key = await adVideos.requireStored(medium.id)
      const object = key === null ? null : await storage.get(key)
      if (object !== null) {
        return pipeline(object.stream, createWriteStream(file))
      }
      if (!/^https?:/.test(medium.url)) {
        throw new VideoRefusal(GONE)
      }
      await writeFile(file, (await fetchPublic(medium.url, FETCH_LIMITS)).content)
    },
  }
}
export type TranscriptSources = ReturnType<typeof createTranscriptSources>
