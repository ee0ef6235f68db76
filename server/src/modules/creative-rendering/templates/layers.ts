import type { z } from 'zod'
import type { ImageLayer, LogoLayer, ShapeLayer, textStyle, TemplateInput } from '../template.ts'

type LayerInput = TemplateInput['layers'][number]
/** x, y, w, h in percent of the canvas. */
type Place = readonly [number, number, number, number]
type Extra = Pick<LayerInput, 'needs' | 'rotate' | 'at'>

function placed([x, y, w, h]: Place) {
  return { x, y, w, h }
}

/** A text layer bound to the creative's text of the same name; not drawn when the creative has no such text. */
export function text(binding: string, place: Place, style: z.input<typeof textStyle>, extra: Extra = {}): LayerInput {
  return { name: binding, type: 'text', binding, ...placed(place), style, ...extra }
}

export function shape(
  form: ShapeLayer['style']['form'],
  place: Place,
  fill: ShapeLayer['style']['fill'],
  style: Partial<Omit<ShapeLayer['style'], 'form' | 'fill'>> = {},
  extra: Extra = {},
): LayerInput {
  return { name: form, type: 'shape', ...placed(place), style: { form, fill, ...style }, ...extra }
}

export function image(
  binding: string,
  place: Place,
  style: Partial<ImageLayer['style']> = {},
  extra: Extra = {},
): LayerInput {
  return { name: binding, type: 'image', binding, ...placed(place), style, ...extra }
}

export function logo(
  form: LogoLayer['style']['form'],
  place: Place,
  color: LogoLayer['style']['color'],
  align: LogoLayer['style']['align'] = 'left',
  extra: Extra = {},
): LayerInput {
  return { name: 'logo', type: 'logo', ...placed(place), style: { form, color, align }, ...extra }
}

/** A button: a pill with the call to action in it. */
export function button(
  place: Place,
  fill: ShapeLayer['style']['fill'],
  color: z.input<typeof textStyle>['color'],
  extra: Extra = {},
): LayerInput[] {
  const [x, y, w, h] = place
  return [
    shape('pill', place, fill, {}, { ...extra, needs: 'cta' }),
    text(
      'cta',
      [x + 2, y, w - 4, h],
      { font: 'text', weight: 650, size: 3.8, minSize: 2.4, color, align: 'center', valign: 'middle' },
      extra,
    ),
  ]
}
