import type { VideoRender } from '@marquee/contract/video-renders'
import type { PageAsset } from '../../state/page-asset.ts'

/** The file of the newest finished render, in landscape if there is one; null without any. @param renders newest first */
export function findRenderedFile(renders: readonly VideoRender[]): PageAsset | null {
  for (const { files, encoding } of renders) {
    const finished = files.filter(({ status, asset_id }) => status === 'done' && asset_id !== null)
    const file = finished.find(({ aspect_ratio }) => aspect_ratio === '16:9') ?? finished[0]
    if (file?.asset_id !== undefined && file.asset_id !== null && file.url !== null) {
      const { asset_id: id, url, width, height } = file
      return { id, kind: 'video', url, content_type: `video/${encoding}`, width, height }
    }
  }
  return null
}
