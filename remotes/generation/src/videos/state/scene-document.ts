import type { CreativeDocument } from '@marquee/creative/document'
import type { AspectRatio } from '@marquee/creative/formats'
import type { FormatLayout } from '@marquee/creative/layer'
import type { CreativeLook } from '@marquee/creative/look'
import { toStillLayer } from '@marquee/creative/still-layer'
import type { VideoScene } from '@marquee/creative/video-project'

type SceneDesign = Pick<VideoScene, 'texts' | 'pictures' | 'formats'>

/** The layer, and the binding, of the image behind a scene's layers while they are edited. */
const BACKGROUND = 'scene-background'

/** The layers of a scene as a document for the image editor. The image behind them is a locked layer. */
export function toSceneDocument(scene: VideoScene, look: CreativeLook): CreativeDocument {
  const { texts, pictures, formats, background } = scene
  const document: CreativeDocument = { schema_version: 1, template_id: null, look, texts, pictures, formats }
  if (background.kind !== 'still') {
    return document
  }
  return {
    ...document,
    pictures: { ...pictures, [BACKGROUND]: background.picture },
    formats: mapLayouts(formats, (layout, format) => ({
      ...layout,
      layers: [
        {
          ...toStillLayer(scene, background.picture, format),
          id: BACKGROUND,
          name: 'Background of the scene',
          binding: BACKGROUND,
        },
        ...layout.layers,
      ],
    })),
  }
}

/** What the image editor changed of a scene. */
export function readSceneDesign({ texts, pictures, formats }: CreativeDocument): SceneDesign {
  const { [BACKGROUND]: _, ...own } = pictures
  return {
    texts,
    pictures: own,
    formats: mapLayouts(formats, (layout) => ({
      ...layout,
      layers: layout.layers.filter(({ id }) => id !== BACKGROUND),
    })),
  }
}

function mapLayouts(
  formats: SceneDesign['formats'],
  change: (layout: FormatLayout, format: AspectRatio) => FormatLayout,
): SceneDesign['formats'] {
  return Object.fromEntries(
    Object.entries(formats).map(([format, layout]) => [format, change(layout, format as AspectRatio)]),
  )
}
