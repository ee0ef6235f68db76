import type { StoredVideo, VideoSummary } from '@marquee/contract/videos'
import { listVideoAssets } from '@marquee/creative/list-video-assets'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { presentVideo } from './present-video.ts'
import type { VideoRecord, VideoRow } from './videos.repository.ts'

interface Dependencies {
  assets: Pick<AssetService, 'find'>
  users: Pick<UserService, 'findDisplayNames'>
}

/** Videos in the contract's form, with their files and the names of users. */
export function createVideoPresenter({ assets, users }: Dependencies) {
  async function present(workspaceId: string, rows: readonly VideoRow[]): Promise<VideoSummary[]> {
    const shown = rows.flatMap(({ poster_asset_id, preview_asset_id }) => poster_asset_id ?? preview_asset_id ?? [])
    const [stored, names] = await Promise.all([
      assets.find(workspaceId, shown),
      users.findDisplayNames(rows.flatMap(({ created_by }) => created_by ?? [])),
    ])
    const byId = new Map(stored.map((asset) => [asset.id, asset]))
    return rows.map((row) => presentVideo(row, { assets: byId, names }))
  }

  async function presentOne(workspaceId: string, row: VideoRow | undefined): Promise<VideoSummary> {
    const [summary] = row === undefined ? [] : await present(workspaceId, [row])
    if (summary === undefined) {
      throw notFound('video')
    }
    return summary
  }

  async function presentWhole(workspaceId: string, record: VideoRecord | undefined): Promise<StoredVideo> {
    if (record === undefined) {
      throw notFound('video')
    }
    const { project, product_id, brand_profile_id, source, taken, not_taken } = record
    return {
      ...(await presentOne(workspaceId, record)),
      project,
      product_id,
      brand_profile_id,
      ad_id: source.kind === 'ad' ? source.ad_id : null,
      brief_id: source.kind === 'brief' ? source.brief_id : null,
      assets: await assets.find(workspaceId, listVideoAssets(project)),
      taken,
      not_taken,
    }
  }

  return { present, presentOne, presentWhole }
}
