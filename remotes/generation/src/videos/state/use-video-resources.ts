import type { StoredAsset } from '@marquee/contract/assets'
import type { VideoResources } from '@marquee/creative/draw-video-frame'
import { listFontFiles } from '@marquee/creative/fonts'
import type { VideoProject } from '@marquee/creative/video-project'
import { useEffect, useMemo, useState } from 'react'
import { type CreativeImages, loadCreativeResources } from '../../state/creative-resources.ts'

/**
 * What a video needs to be drawn: its images, after its fonts have loaded as well; null until then. The map of images stays the same
 * while words change, so that scenes are not drawn again without need.
 */
export function useVideoResources(
  { look, scenes, overlays }: VideoProject,
  assets: readonly StoredAsset[],
  getClipFrame: VideoResources['getClipFrame'],
): VideoResources | null {
  const [images, setImages] = useState<CreativeImages | null>(null)
  const texts = [...scenes, ...overlays].flatMap((design) => Object.values(design.texts))
  const all = [...texts, ...scenes.map(({ spoken }) => spoken)].join(' ')
  const files = listFontFiles([all, look.brand_name]).map(({ file }) => file)
  const key = JSON.stringify([look, files, assets.map(({ id }) => id)])

  useEffect(() => {
    let isCurrent = true
    void loadCreativeResources({ look, texts: { all } }, assets).then((loaded) => {
      if (isCurrent) {
        setImages(loaded)
      }
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for all of them
  }, [key])

  return useMemo(() => (images === null ? null : { images, getClipFrame }), [images, getClipFrame])
}
