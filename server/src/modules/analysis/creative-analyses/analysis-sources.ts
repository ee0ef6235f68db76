import { advertiserName } from '@marquee/contract/advertiser-name'
import type { AdWords, createAnalysis } from '@marquee/contract/creative-analyses'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { FetchPublic } from '../../../platform/web/fetch-public.ts'
import type { AdService, AdVideoService, MediaService } from '../../library/library.public.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { judgeDuration } from './analysis/video/video-limits.ts'
import type { AnalysisRow } from './creative-analyses.repository.ts'
import { AnalysisFailure } from './analysis-runner.ts'

interface Dependencies {
  storage: Storage
  ads: Pick<AdService, 'get'>
  assets: Pick<AssetService, 'find' | 'open' | 'read' | 'store'>
  media: Pick<MediaService, 'findStored'>
  adVideos: Pick<AdVideoService, 'requireStored'>
  fetchPublic: FetchPublic
}

/** The data about its creative that an analysis gets when it is ordered. */
type AnalysisSource = Pick<
  AnalysisRow,
  'source' | 'kind' | 'asset_id' | 'ad_id' | 'ad_external_id' | 'media_id' | 'address' | 'name'
> & { words: AdWords }

type Choice = Exclude<HandlerInput<typeof createAnalysis>['body']['source'], { image_id: string }>

/** Limits for files from addresses, which may be videos; they are held in memory until they are stored. */
const FETCH_LIMITS = { maxBytes: 64 * 1024 * 1024, timeoutMs: 60_000 }
const MAX_NAME = 200
const NO_WORDS: AdWords = { headline: '', body: '', call_to_action: '' }
const NOTHING = { asset_id: null, ad_id: null, ad_external_id: null, media_id: null, address: null, words: NO_WORDS }
const GONE = 'The image or video of this ad is gone from its source.'

/** The sources of creatives: the workspace's files, the web, and ads of the library. */
export function createAnalysisSources({ storage, ads, assets, media, adVideos, fetchPublic }: Dependencies) {
  async function findAsset({ workspaceId }: Actor, assetId: string): Promise<AnalysisSource> {
    const [asset] = await assets.find(workspaceId, [assetId])
    if (asset === undefined || (asset.kind !== 'image' && asset.kind !== 'video')) {
      throw invalid({ source: ['Choose an image or a video.'] })
    }
    const refusal = asset.duration_s === null ? null : judgeDuration(asset.duration_s)
    if (refusal !== null) {
      throw invalid({ source: [refusal] })
    }
    return { ...NOTHING, source: 'upload', kind: asset.kind, asset_id: asset.id, name: toName(asset.name) }
  }

  async function findAd(actor: Actor, adId: string): Promise<AnalysisSource> {
    const ad = await ads.get(actor, adId)
    const medium = ad.media.find(({ kind, playback }) => kind === 'image' || playback !== 'none')
    if (medium === undefined) {
      throw invalid({ source: ['This ad has no image, and no video that can be played.'] })
    }
    return {
      ...NOTHING,
      source: 'ad',
      kind: medium.kind,
      ad_id: ad.id,
      ad_external_id: ad.external_id,
      media_id: medium.id,
      address: /^https?:/.test(medium.url) ? medium.url : null,
      name: toName(`${advertiserName(ad)}: ${ad.title || ad.body}`),
      words: {
        headline: (ad.title ?? '').slice(0, 300),
        body: ad.body.slice(0, 5000),
        call_to_action: (ad.cta_text ?? '').slice(0, 100),
      },
    }
  }

  async function findStored({ media_id: mediaId, kind }: AnalysisRow): Promise<string | null> {
    if (mediaId === null) {
      return null
    }
    return kind === 'video' ? adVideos.requireStored(mediaId) : media.findStored(mediaId)
  }

  async function read(row: AnalysisRow): Promise<Buffer> {
    const key = await findStored(row)
    const object = key === null ? null : await storage.get(key)
    if (object !== null) {
      return buffer(object.stream)
    }
    if (row.address === null) {
      throw new AnalysisFailure(GONE)
    }
    return (await fetchPublic(row.address, FETCH_LIMITS)).content
  }

  return {
    /** @throws DomainError 404 for an ad that does not exist, 422 on `source` for a file that cannot be analysed */
    async find(actor: Actor, choice: Choice): Promise<AnalysisSource> {
      if ('asset_id' in choice) {
        return findAsset(actor, choice.asset_id)
      }
      if ('ad_id' in choice) {
        return findAd(actor, choice.ad_id)
      }
      const { pathname, hostname } = new URL(choice.address)
      const name = toName(decodeName(pathname.split('/').at(-1) ?? '') || hostname)
      return { ...NOTHING, source: 'address', kind: 'image', address: choice.address, name }
    },

    /**
     * The asset of an analysis; a file from another source is stored first.
     * @throws WebRefusal, AnalysisFailure, or DomainError 413 and 422 for a file that is neither an image nor a video
     */
    async requireAsset(row: AnalysisRow): Promise<{ id: string; kind: AnalysisRow['kind'] }> {
      if (row.asset_id !== null) {
        return { id: row.asset_id, kind: row.kind }
      }
      const file = { bytes: await read(row), name: row.name, kind: 'creative' } as const
      const { id, kind } = await assets.store(toOwner(row), file)
      return { id, kind: kind === 'video' ? kind : 'image' }
    },

    read: (workspaceId: string, assetId: string): Promise<Buffer> => assets.read(workspaceId, assetId),

    /** Copies a video into a file. @throws DomainError 404 */
    async copyVideo(workspaceId: string, assetId: string, file: string): Promise<void> {
      const { stream } = await assets.open(workspaceId, assetId)
      await pipeline(await stream(), createWriteStream(file))
    },

    /** Stores an image that the analysis made. @throws DomainError 422 when the workspace's storage is full */
    async keepImage(row: AnalysisRow, image: Uint8Array): Promise<string> {
      const file = { bytes: image, name: row.name, kind: 'image', origin: 'generated' } as const
      return (await assets.store(toOwner(row), file)).id
    },
  }
}
export type AnalysisSources = ReturnType<typeof createAnalysisSources>

function toOwner({ workspace_id: workspaceId, created_by: userId }: AnalysisRow) {
  return { workspaceId, userId }
}

function toName(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return plain === '' ? 'Creative' : plain.slice(0, MAX_NAME).toWellFormed()
}

function decodeName(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
