import type { StoredAsset } from '@marquee/contract/assets'
import type { SharedVideo } from '@marquee/contract/shared-videos'
import { toFileSlug } from '../../../platform/to-file-slug.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { toSharedAddress } from '../../workspaces/workspaces.public.ts'
import type { FinishedFile } from '../video-renders/finished-videos.service.ts'

/** Reads the stored files of finished videos, by id. */
export async function readFiles(
  assets: Pick<AssetService, 'find'>,
  workspaceId: string,
  files: readonly FinishedFile[],
): Promise<Map<string, StoredAsset>> {
  const ids = files.flatMap(({ asset_id, poster_asset_id }) => [asset_id ?? [], poster_asset_id ?? []].flat())
  return new Map((await assets.find(workspaceId, ids)).map((asset) => [asset.id, asset]))
}

/**
 * A video with its newest finished files in the contract's form.
 * @param token of the link whose guests see it; null for members
 */
export function presentSharedVideo(
  { id, title }: { id: string; title: string },
  files: readonly FinishedFile[],
  { stored, token }: { stored: ReadonlyMap<string, StoredAsset>; token: string | null },
): SharedVideo {
  const name = toFileSlug(title) || 'video'
  const toUrl = (assetId: string | null): string | null => {
    const url = stored.get(assetId ?? '')?.url ?? null
    return url === null || token === null ? url : toSharedAddress(url, token)
  }
  return {
    id,
    title,
    frames: files[0]?.frames ?? 0,
    files: files.flatMap(({ id: fileId, aspect_ratio, width, height, asset_id, poster_asset_id }) => {
      const url = toUrl(asset_id)
      const extension = url?.split('.').at(-1) ?? ''
      const file_name = `${name}-${aspect_ratio.replace(':', 'x')}.${extension}`
      const poster_url = toUrl(poster_asset_id)
      return url === null ? [] : [{ id: fileId, aspect_ratio, width, height, url, poster_url, file_name }]
    }),
  }
}
