import { placeImage } from '../drawing/place-image.ts'
import { isLayerShown } from '../drawing/draw-document.ts'
import type { AspectRatio } from '../formats.ts'
import type { ShareBox } from '../image-subject.ts'
import type { Box, ImageLayer } from '../layer.ts'
import type { CreativePicture } from '../picture.ts'
import { toStillLayer } from './still-layer.ts'
import type { VideoScene } from './video-project.ts'
import type { DesignWords } from './word-boxes.ts'

type Design = DesignWords & Pick<VideoScene, 'pictures' | 'background'>

/** The boxes of the products and faces that a scene shows, as far as they are known, in drawing units. */
export function listSubjectBoxes(design: Design, format: AspectRatio): { products: Box[]; faces: Box[] } {
  const { background, formats, pictures, texts } = design
  const layers = formats[format]?.layers ?? []
  const shown = layers.flatMap((layer): [ImageLayer, CreativePicture | undefined][] =>
    layer.type === 'image' && isLayerShown(layer, texts) ? [[layer, pictures[layer.binding]]] : [],
  )
  const stills: typeof shown =
    background.kind === 'still' ? [[toStillLayer(design, background.picture, format), background.picture]] : []
  const found = [...stills, ...shown].flatMap(([layer, picture]) => {
    if (picture?.kind !== 'asset' || picture.subject === undefined) {
      return []
    }
    const { image } = placeImage(layer, picture, picture.subject)
    const toBox = (share: ShareBox): Box => ({
      x: image.x + share.x * image.w,
      y: image.y + share.y * image.h,
      w: share.w * image.w,
      h: share.h * image.h,
    })
    return [{ product: toBox(picture.subject.box), faces: picture.subject.faces.map(toBox) }]
  })
  return { products: found.map(({ product }) => product), faces: found.flatMap(({ faces }) => faces) }
}
