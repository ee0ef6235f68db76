import type { StoredAsset } from '@marquee/contract/assets'
import type { CreativeDocument } from '@marquee/creative/document'
import { useEffect, useState } from 'react'
import { type CreativeImages, loadCreativeResources } from './creative-resources.ts'

/**
 * The images of a document after its fonts have loaded as well; null until then. The shown images stay while a change of the
 * texts or images loads more.
 */
export function useCreativeImages(
  document: CreativeDocument | null,
  assets: readonly StoredAsset[],
): CreativeImages | null {
  const [images, setImages] = useState<CreativeImages | null>(null)
  useEffect(() => {
    if (document === null) {
      return undefined
    }
    let isCurrent = true
    void loadCreativeResources(document, assets).then((loaded) => {
      if (isCurrent) {
        setImages(loaded)
      }
    })
    return () => {
      isCurrent = false
    }
  }, [document, assets])
  return images
}
