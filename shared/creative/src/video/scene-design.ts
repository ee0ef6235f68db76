import { type AspectRatio, aspectRatios } from '../formats.ts'
import type { FormatLayout, Layer } from '../layer.ts'
import type { CreativeLook } from '../look.ts'
import { mirrorLayout } from '../mirror-layout.ts'
import { isRightToLeft } from '../text-layout.ts'
import { estimateTextWidth } from '../text-width.ts'
import { placeWordsBesideSubject } from './place-words.ts'
import type { SceneBackground, VideoScene } from './video-project.ts'

/** What a scene shows besides its background. */
type Design = Pick<VideoScene, 'texts' | 'pictures' | 'formats'>

/** A name that has to shrink to less than this share of its size to fit is left out. */
const LEAST_NAME_SIZE = 0.6

/**
 * Leaves the written name of the brand out of layouts that show the same name as a text, and where it could not be read. An image of
 * the logo stays.
 */
export function withoutIdleNames({ texts, pictures, formats }: Design, look: CreativeLook): Design {
  const name = look.brand_name.trim()
  const isIdle = (layer: Layer, layers: readonly Layer[]) =>
    layer.type === 'logo' &&
    look.logo === null &&
    (layers.some((other) => other.type === 'text' && texts[other.binding]?.trim() === name) ||
      estimateTextWidth(name, { size: layer.h, font: 'display', fonts: look.fonts }) * LEAST_NAME_SIZE > layer.w)
  return {
    texts,
    pictures,
    formats: mapLayouts(formats, (layout) => ({
      ...layout,
      layers: layout.layers.filter((layer, _, layers) => !isIdle(layer, layers)),
    })),
  }
}

/** Layouts of words that run from right to left are mirrored. */
export function toReadingDirection({ texts, pictures, formats }: Design): Design {
  const isMirrored = Object.entries(texts).some(
    ([binding, text]) => binding !== 'call_to_action' && isRightToLeft(text),
  )
  return isMirrored
    ? { texts, pictures, formats: mapLayouts(formats, (layout, format) => mirrorLayout(layout, format, texts)) }
    : { texts, pictures, formats }
}

/** The words and the logo of a design, for a scene whose image is behind them: where they cover the least of what it shows. */
export function withWordsOnly({ texts, pictures, formats }: Design, background: SceneBackground): Design {
  const words = mapLayouts(formats, (layout) => ({
    ...layout,
    layers: layout.layers.filter(({ type }) => type === 'text' || type === 'logo'),
  }))
  return { texts, pictures: {}, formats: placeWordsBesideSubject({ texts, pictures, formats: words, background }) }
}

function mapLayouts(
  formats: Design['formats'],
  change: (layout: FormatLayout, format: AspectRatio) => FormatLayout,
): Design['formats'] {
  const changed = aspectRatios.flatMap((format) => {
    const layout = formats[format]
    return layout === undefined ? [] : [[format, change(layout, format)] as const]
  })
  return Object.fromEntries(changed)
}
