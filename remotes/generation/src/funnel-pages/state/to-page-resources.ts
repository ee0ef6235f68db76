import type { PageAsset } from '../../state/page-asset.ts'
import type { PageResources } from '@marquee/funnel-pages/view-context'

/** The width in pixels to which images are scaled in previews. */
const IMAGE_WIDTH = 1280

/** The files of a page as its preview shows them. */
export function toPageResources(assets: readonly PageAsset[]): PageResources {
  const images = assets.filter(({ kind }) => kind === 'image')
  const videos = assets.filter(({ kind }) => kind === 'video')
  return {
    images: Object.fromEntries(
      images.map(({ id, url, width, height }) => [
        id,
        { src: `${url}?width=${IMAGE_WIDTH}`, width: width ?? IMAGE_WIDTH, height: height ?? IMAGE_WIDTH },
      ]),
    ),
    videos: Object.fromEntries(
      videos.map(({ id, url, content_type }) => [id, { src: url, type: content_type, captions: null }]),
    ),
    form_address: null,
  }
}
