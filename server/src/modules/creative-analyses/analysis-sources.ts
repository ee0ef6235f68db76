import { type AdWords, type createAnalysis } from '@marquee/contract/creative-analyses'
import { MAX_ASSET_BYTES } from '@marquee/contract/assets'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { buffer } from 'node:stream/consumers'
import { invalid } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { FetchPublic } from '../../platform/web/fetch-public.ts'
import type { AdService } from '../ads/ads.service.ts'
import type { AssetService } from '../assets/assets.service.ts'
import type { MediaService } from '../media/media.service.ts'
import type { AnalysisRow } from './creative-analyses.repository.ts'
import { AnalysisFailure } from './analysis-runner.ts'

interface Dependencies {
  storage: Storage
  ads: Pick<AdService, 'get'>
  assets: Pick<AssetService, 'find' | 'read' | 'store'>
  media: Pick<MediaService, 'findStored'>
  fetchPublic: FetchPublic
}

/** What an analysis is told of its creative when it is filed. */
type AnalysisSource = Pick<
  AnalysisRow,
  'source' | 'kind' | 'asset_id' | 'ad_id' | 'ad_external_id' | 'media_id' | 'address' | 'name'
> & { words: AdWords }

type Choice = Exclude<HandlerInput<typeof createAnalysis>['body']['source'], { image_id: string }>

const FETCH_TIMEOUT_MS = 20_000
const MAX_NAME = 200
const NO_WORDS: AdWords = { headline: '', body: '', call_to_action: '' }
const NOTHING = { asset_id: null, ad_id: null, ad_external_id: null, media_id: null, address: null, words: NO_WORDS }
const IMAGES_ONLY = 'Videos cannot be analysed yet. Choose an image.'

/** Where creatives come from: the workspace's files, the web, ads of the library. */
export function createAnalysisSources({ storage, ads, assets, media, fetchPublic }: Dependencies) {
  async function findAsset({ workspaceId }: Actor, assetId: string): Promise<AnalysisSource> {
    const [asset] = await assets.find(workspaceId, [assetId])
    if (asset === undefined || asset.kind !== 'image') {
      throw invalid({ source: [asset?.kind === 'video' ? IMAGES_ONLY : 'Choose an image.'] })
    }
    return { ...NOTHING, source: 'upload', kind: 'image', asset_id: asset.id, name: toName(asset.name) }
  }

  async function findAd(actor: Actor, adId: string): Promise<AnalysisSource> {
    const ad = await ads.get(actor, adId)
    const medium = ad.media.find(({ kind }) => kind === 'image')
    if (medium === undefined) {
      throw invalid({ source: [ad.media.length === 0 ? 'This ad has no image.' : IMAGES_ONLY] })
    }
    return {
      ...NOTHING,
      source: 'ad',
      kind: 'image',
      ad_id: ad.id,
      ad_external_id: ad.external_id,
      media_id: medium.id,
      address: /^https?:/.test(medium.url) ? medium.url : null,
      name: toName(`${ad.brand.name}: ${ad.title || ad.body}`),
      words: {
        headline: (ad.title ?? '').slice(0, 300),
        body: ad.body.slice(0, 5000),
        call_to_action: (ad.cta_text ?? '').slice(0, 100),
      },
    }
  }

  async function read(row: AnalysisRow): Promise<Buffer> {
    const key = row.media_id === null ? null : await media.findStored(row.media_id)
    const object = key === null ? null : await storage.get(key)
    if (object !== null) {
      return buffer(object.stream)
    }
    if (row.address === null) {
      throw new AnalysisFailure('The image of this ad is gone from its source.')
    }
    const limits = { maxBytes: MAX_ASSET_BYTES.image, timeoutMs: FETCH_TIMEOUT_MS }
    return (await fetchPublic(row.address, limits)).content
  }

  return {
    /** @throws DomainError 404 for an ad that does not exist, 422 on `source` for what cannot be analysed */
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
     * The asset of an analysis, stored first when it is still elsewhere.
     * @throws WebRefusal, AnalysisFailure, or DomainError 413 and 422 for what is no image
     */
    async requireAsset(row: AnalysisRow): Promise<string> {
      if (row.asset_id !== null) {
        return row.asset_id
      }
      const owner = { workspaceId: row.workspace_id, userId: row.created_by }
      const stored = await assets.store(owner, { bytes: await read(row), name: row.name, kind: 'image' })
      return stored.id
    },

    read: (workspaceId: string, assetId: string): Promise<Buffer> => assets.read(workspaceId, assetId),
  }
}
export type AnalysisSources = ReturnType<typeof createAnalysisSources>

function toName(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return plain === '' ? 'Creative' : plain.slice(0, MAX_NAME)
}

function decodeName(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
