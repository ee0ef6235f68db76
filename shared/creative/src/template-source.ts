import { type AspectRatio, getCanvasSize } from './formats.ts'
import type { FillInput, LayerInput } from './layer.ts'
import { type Template, template, type TemplateStyle } from './template.ts'

/** x, y, w, h in percent of the canvas: x and w of its width, y and h of its height. */
export type Place = readonly [number, number, number, number]

interface Extra {
  /** Drawn only when there are words for this binding. */
  needs?: string
  /** Degrees clockwise. */
  rotate?: number
  /** Another place in one format; null leaves the layer out there. */
  at?: Readonly<Partial<Record<AspectRatio, Place | null>>>
}

type InputOf<Type extends LayerInput['type']> = Extract<LayerInput, { type: Type }>
type Style<Type extends LayerInput['type']> = InputOf<Type>['style']
type Content =
  | Pick<InputOf<'text'>, 'type' | 'binding' | 'style'>
  | Pick<InputOf<'image'>, 'type' | 'binding' | 'style'>
  | Pick<InputOf<'shape'>, 'type' | 'style'>
  | Pick<InputOf<'logo'>, 'type' | 'style'>

/** A layer as templates are written by hand: in percent, one place for all formats, and others where a format needs it. */
export type SourceLayer = Extra & { name: string; place: Place; content: Content }

export interface TemplateSource {
  id: string
  name: string
  style: TemplateStyle
  niches?: string[]
  aspect_ratios: readonly AspectRatio[]
  background: FillInput
  layers: readonly SourceLayer[]
}

/** A text layer bound to the creative's text of the same name; not drawn when the creative has no such text. */
export function text(binding: string, place: Place, style: Style<'text'>, extra: Extra = {}): SourceLayer {
  return { name: binding, place, content: { type: 'text', binding, style }, ...extra }
}

export function shape(
  form: Style<'shape'>['form'],
  place: Place,
  fill: FillInput,
  style: Omit<Style<'shape'>, 'form' | 'fill'> = {},
  extra: Extra = {},
): SourceLayer {
  return { name: form, place, content: { type: 'shape', style: { form, fill, ...style } }, ...extra }
}

export function image(binding: string, place: Place, style: Style<'image'> = {}, extra: Extra = {}): SourceLayer {
  return { name: binding, place, content: { type: 'image', binding, style }, ...extra }
}

export function logo(
  form: Style<'logo'>['form'],
  place: Place,
  color: Style<'logo'>['color'],
  align: Style<'logo'>['align'] = 'left',
  extra: Extra = {},
): SourceLayer {
  return { name: 'logo', place, content: { type: 'logo', style: { form, color, align } }, ...extra }
}

/** Turns a template written in percent into one in drawing units, with the layers of each format. */
export function compileTemplate(source: TemplateSource): Template {
  const { id, name, style, niches = [] } = source
  const formats = Object.fromEntries(
    source.aspect_ratios.map((ratio) => [
      ratio,
      { background: source.background, layers: source.layers.flatMap((layer, index) => compile(layer, index, ratio)) },
    ]),
  )
  return template.parse({ id, name, style, niches, formats })
}

function compile(layer: SourceLayer, index: number, ratio: AspectRatio): LayerInput[] {
  const place = layer.at?.[ratio] === undefined ? layer.place : layer.at[ratio]
  if (place === null) {
    return []
  }
  const { width, height } = getCanvasSize(ratio)
  const [x, y, w, h] = place
  return [
    {
      id: `layer-${index + 1}`,
      name: layer.name,
      x: (x / 100) * width,
      y: (y / 100) * height,
      w: (w / 100) * width,
      h: (h / 100) * height,
      ...(layer.rotate !== undefined && { rotation: layer.rotate }),
      ...(layer.needs !== undefined && { needs: layer.needs }),
      ...layer.content,
    },
  ]
}
