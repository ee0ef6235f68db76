import { aspectRatios } from '../../formats.ts'
import type { Layer } from '../../layer.ts'
import { layer } from '../../layer.ts'
import type { CreativePicture } from '../../picture.ts'
import type { Overlay } from '../video-project.ts'
import { fitOverlay } from './fit-overlay.ts'
import type { CreativeLook } from '../../look.ts'
import { overlayLooks } from './overlay-look.ts'

/** What a new overlay shows. */
export type OverlayContent =
  | { kind: 'text'; text: string }
  /** The brand's logo. */
  | { kind: 'logo' }
  | { kind: 'image'; picture: CreativePicture }

interface OverlayParts extends Pick<Overlay, 'id' | 'scene_id' | 'start' | 'duration'> {
  content: OverlayContent
  look: CreativeLook
}

/** The layer, and the binding, of an overlay's content. */
const CONTENT = 'content'
/** The usual middle of each kind, as shares of the area that no placement covers. */
const PLACES = { text: { x: 0.5, y: 0.12 }, logo: { x: 0, y: 0 }, image: { x: 1, y: 0 } } as const
const NAMES = { text: 'Text', logo: 'Logo', image: 'Image' } as const
/** The font size of texts in percent of the shorter side. */
const TEXT_SIZE = 6.4
/** In drawing units. */
const PLATE = { w: 250, h: 86 } as const
const PLATE_PADDING = 16
const PLATE_STYLE = { form: 'rectangle', fill: 'white', radius: 20 } as const

/** Lays an overlay out in all formats, at the usual place of its kind. */
export function composeOverlay({ id, scene_id, start, duration, content, look }: OverlayParts): Overlay {
  const layout = { background: 'paper' as const, layers: createLayers(content) }
  const overlay: Overlay = {
    id,
    name: NAMES[content.kind],
    scene_id,
    start,
    duration,
    texts: content.kind === 'text' ? { [CONTENT]: content.text } : {},
    pictures: content.kind === 'image' ? { [CONTENT]: content.picture } : {},
    formats: Object.fromEntries(aspectRatios.map((format) => [format, layout])),
  }
  return fitOverlay(overlay, look, PLACES[content.kind])
}

function createLayers({ kind }: OverlayContent): Layer[] {
  const base = { id: CONTENT, name: NAMES[kind], x: 0, y: 0, w: 200, h: 200 }
  switch (kind) {
    case 'text':
      return [
        layer.parse({
          ...base,
          type: 'text',
          binding: CONTENT,
          style: {
            font: 'display',
            weight: 700,
            size: TEXT_SIZE,
            align: 'center',
            valign: 'middle',
            line_height: 1.2,
            ...overlayLooks.dark,
          },
        }),
      ]
    case 'logo':
      // What is behind it changes, so it stands on a plate.
      return [
        layer.parse({ ...base, id: 'plate', name: 'Plate', ...PLATE, type: 'shape', style: PLATE_STYLE }),
        layer.parse({
          ...base,
          x: PLATE_PADDING,
          y: PLATE_PADDING,
          w: PLATE.w - PLATE_PADDING * 2,
          h: PLATE.h - PLATE_PADDING * 2,
          type: 'logo',
          style: { form: 'lockup', color: 'ink', align: 'center' },
        }),
      ]
    case 'image':
      return [
        layer.parse({ ...base, w: 260, h: 260, type: 'image', binding: CONTENT, style: { shows: 'subject_whole' } }),
      ]
  }
}
