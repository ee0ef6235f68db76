import { aspectRatios } from '../formats.ts'
import type { FillInput, LayerInput } from '../layer.ts'
import { type Template, template, type TemplateStyle } from '../template.ts'
import { type Area, type Canvas, createCanvas } from './canvas.ts'

type InputOf<Type extends LayerInput['type']> = Extract<LayerInput, { type: Type }>
type Style<Type extends LayerInput['type']> = InputOf<Type>['style']
type TextLook = Omit<Style<'text'>, 'font' | 'size' | 'color'> & Partial<Style<'text'>>
type Extra = Pick<LayerInput, 'rotation' | 'needs'>

/** A layer without the id that its template gives it. */
export type Draft = Omit<LayerInput, 'id'>

interface DesignHead {
  id: string
  name: string
  style: TemplateStyle
  niches?: string[]
  /** Words that belong to the design and not to a campaign. */
  texts?: Record<string, string>
}

/**
 * Lays a design out for each of the formats.
 * @param draw lists the layers of a canvas, from back to front
 */
export function defineTemplate(
  head: DesignHead,
  draw: (canvas: Canvas) => { background: FillInput; layers: readonly (Draft | readonly Draft[])[] },
): Template {
  const formats = aspectRatios.map((ratio) => {
    const { background, layers } = draw(createCanvas(ratio))
    return [ratio, { background, layers: withIds(layers.flat()) }]
  })
  return template.parse({ ...head, formats: Object.fromEntries(formats) })
}

/** A layer has the same id in every format: its name, and its number among the layers with that name. */
function withIds(drafts: readonly Draft[]): unknown[] {
  const counts = new Map<string, number>()
  return drafts.map((draft) => {
    const count = (counts.get(draft.name) ?? 0) + 1
    counts.set(draft.name, count)
    return { ...draft, id: `${draft.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${count}` }
  })
}

function toBox({ x, y, w, h }: Area) {
  return { x: x * 10, y: y * 10, w: w * 10, h: h * 10 }
}

export function shape(
  form: Style<'shape'>['form'],
  area: Area,
  fill: FillInput,
  style: Omit<Style<'shape'>, 'form' | 'fill'> = {},
  extra: Extra = {},
): Draft {
  return { name: form, type: 'shape', ...toBox(area), style: { form, fill, ...style }, ...extra } as Draft
}

export function image(binding: string, area: Area, style: Style<'image'> = {}, extra: Extra = {}): Draft {
  return { name: binding, type: 'image', binding, ...toBox(area), style, ...extra } as Draft
}

export function logo(area: Area, color: Style<'logo'>['color'], align: Style<'logo'>['align'] = 'left'): Draft {
  return { name: 'logo', type: 'logo', ...toBox(area), style: { form: 'lockup', color, align } } as Draft
}

/** Words in the brand's heading font, bottom-aligned so that the distance to the content below stays the same. */
export function title(binding: string, area: Area, look: TextLook, extra: Extra = {}): Draft {
  const { size = 8.4 } = look
  return words(
    binding,
    area,
    {
      font: 'display',
      weight: 700,
      min_size: Math.max(2.6, size * 0.36),
      line_height: 1.06,
      balance: true,
      valign: 'bottom',
      ...look,
      size,
    },
    extra,
  )
}

/** Words in the brand's text font. */
export function words(binding: string, area: Area, look: TextLook, extra: Extra = {}): Draft {
  const { size = 3.5 } = look
  const style = {
    font: 'text',
    weight: 450,
    min_size: Math.min(size, Math.max(1.9, size * 0.55)),
    line_height: 1.32,
    color: 'ink',
    ...look,
    size,
  }
  return { name: binding, type: 'text', binding, ...toBox(area), style, ...extra } as Draft
}

/** A pill with words in it; without the words neither is drawn. */
export function label(
  binding: string,
  area: Area,
  fill: FillInput,
  color: Style<'text'>['color'],
  { form = 'pill', ...look }: TextLook & { form?: 'pill' | 'rectangle' } = {},
): Draft[] {
  const pad = Math.min(area.h * 0.42, area.w * 0.1)
  const inner = { x: area.x + pad, y: area.y + area.h * 0.1, w: area.w - pad * 2, h: area.h * 0.8 }
  return [
    shape(form, area, fill, form === 'pill' ? {} : { radius: 1.4 }, { needs: binding }),
    words(binding, inner, {
      weight: 650,
      size: area.h * 0.44,
      min_size: 1.7,
      align: 'center',
      valign: 'middle',
      line_height: 1.12,
      color,
      ...look,
    }),
  ]
}

const BUTTON = { w: 38, h: 8.8 }

/** The call to action, in the lower corner of an area. */
export function button(
  area: Area,
  fill: FillInput,
  color: Style<'text'>['color'],
  align: 'left' | 'center' | 'right' = 'left',
): Draft[] {
  const w = Math.min(BUTTON.w, area.w)
  const x = { left: area.x, center: area.x + (area.w - w) / 2, right: area.x + area.w - w }[align]
  return label('call_to_action', { x, y: area.y + area.h - BUTTON.h, w, h: BUTTON.h }, fill, color)
}

/** A mark such as a tick, with words beside it. */
export function point(
  binding: string,
  area: Area,
  {
    form = 'check',
    mark = 'accent',
    color = 'ink',
    size = 3.6,
  }: {
    form?: 'check' | 'cross' | 'heart' | 'ellipse'
    mark?: Style<'text'>['color']
    color?: Style<'text'>['color']
    size?: number
  } = {},
): Draft[] {
  const side = Math.min(area.h, size * 1.15)
  const top = area.y + (area.h - side) / 2
  return [
    shape(form, { x: area.x, y: top, w: side, h: side }, mark, {}, { needs: binding }),
    words(
      binding,
      { x: area.x + side * 1.65, y: area.y, w: area.w - side * 1.65, h: area.h },
      {
        weight: 550,
        size,
        valign: 'middle',
        line_height: 1.18,
        color,
      },
    ),
  ]
}

const SHADE = 0.76
const SHADE_FILL = { from: 'black', to: 'black' } as const

/** Darkens a photo behind words, from a height downwards, fading out above it. */
export function shadeBelow(all: Area, y: number, fade = 20): Draft {
  const top = Math.max(all.y, y - fade)
  const area = { ...all, y: top, h: all.y + all.h - top }
  return shape('rectangle', area, {
    ...SHADE_FILL,
    angle: 180,
    from_alpha: 0,
    to_alpha: SHADE,
    to_at: (y - top) / area.h,
  })
}

/** Darkens a photo behind words, down to a height, fading out below it. */
export function shadeAbove(all: Area, y: number, fade = 20): Draft {
  const area = { ...all, h: y + fade - all.y }
  return shape('rectangle', area, {
    ...SHADE_FILL,
    angle: 180,
    from_alpha: SHADE,
    to_alpha: 0,
    from_at: 1 - fade / area.h,
  })
}

/** Darkens a photo behind words, from a line to the right, fading out on its left. */
export function shadeRight(all: Area, x: number, fade = 26): Draft {
  const area = { ...all, x: x - fade, w: all.x + all.w - x + fade }
  return shape('rectangle', area, { ...SHADE_FILL, angle: 90, from_alpha: 0, to_alpha: SHADE, to_at: fade / area.w })
}
