import type { StoredAsset } from '@marquee/contract/assets'
import type { VideoSummary } from '@marquee/contract/videos'
import type { VideoRow } from './videos.repository.ts'

const IMAGE_WIDTH = 640

interface Parts {
  assets: ReadonlyMap<string, StoredAsset>
  /** The names of users, by id. */
  names: ReadonlyMap<string, string>
}

/** A video in the contract's form, without its project. */
export function presentVideo(row: VideoRow, { assets, names }: Parts): VideoSummary {
  const image = assets.get(row.poster_asset_id ?? row.preview_asset_id ?? '')
  return {
    id: row.id,
    title: row.title,
    state: row.state,
    source: row.source.kind,
    product_name: row.product_name,
    frames: row.frames,
    scenes_count: row.scenes_count,
    aspect_ratios: row.aspect_ratios,
    image_url: image === undefined ? null : `${image.url}?width=${IMAGE_WIDTH}`,
    credits_used: row.credits_used,
    created_by_name: names.get(row.created_by ?? '') ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
