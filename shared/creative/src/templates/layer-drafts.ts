import type { FillInput, LayerInput } from '../layer.ts'
import type { Area } from './canvas.ts'

type InputOf<Type extends LayerInput['type']> = Extract<LayerInput, { type: Type }>
type Style<Type extends LayerInput['type']> = InputOf<Type>['style']
type TextLook = Omit<Style<'text'>, 'font' | 'size' | 'color'> & Partial<Style<'text'>>
type Extra = Pick<LayerInput, 'rotation' | 'needs'>

/** A layer without the id that its template gives it. */
export type Draft = Omit<LayerInput, 'id'>

/** Drafts that stand below each other; see `column`. */
interface DraftColumn {
  area: Area
  gap: number
  rows: { y: number; h: number; grows: boolean; drafts: readonly Draft[] }[]
}

export type DraftLayer = Draft | DraftColumn | readonly (Draft | DraftColumn)[]

/** A row of a column: its height, or its share of the height that the rows of a fixed height leave. */
export interface Row {
  size: number
  grows: boolean
  draw: (area: Area) => readonly Draft[]
}

/** Stacks rows in an area. Rows without their fact are left out, and the others take their place (`arrangeRows`). */
export function column(area: Area, rows: readonly Row[], gap = 3): DraftColumn {
  const fixed = rows.reduce((sum, row) => sum + (row.grows ? 0 : row.size), 0)
  const shares = rows.reduce((sum, row) => sum + (row.grows ? row.size : 0), 0)
  const room = Math.max(0, area.h - fixed - gap * (rows.length - 1))
  let { y } = area
  const placed = rows.map(({ size, grows, draw }) => {
    const h = grows ? (room * size) / shares : size
    const at = y
    y += h + gap
    return { y: at, h, grows, drafts: draw({ ...area, y: at, h }) }
  })
  return { area, gap, rows: placed }
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

/** Percent of the shorter side: 28 pixels of 1080, the smallest text that can be read on a phone. */
const MIN_SIZE = 2.6

/** Words in the brand's heading font, bottom-aligned so that the distance to the content below stays the same. */
export function title(binding: string, area: Area, look: TextLook, extra: Extra = {}): Draft {
  const { size = 8.4 } = look
  return words(
    binding,
    area,
    {
      font: 'display',
      weight: 700,
      min_size: MIN_SIZE,
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
    min_size: MIN_SIZE,
    line_height: 1.32,
    balance: true,
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
      min_size: MIN_SIZE,
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
    form?: 'check' | 'cross' | 'arrow' | 'heart' | 'ellipse'
    mark?: Style<'text'>['color']
    color?: Style<'text'>['color']
    size?: number
  } = {},
): Draft[] {
  const side = size * 1.15
  const top = area.y + (area.h - side) / 2
  return [
    shape(form, { x: area.x, y: top, w: side, h: side }, mark, {}, { needs: binding }),
    words(
      binding,
      { x: area.x + side * 1.45, y: area.y, w: area.w - side * 1.45, h: area.h },
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

/** Darkens a busy photo behind words. @param angle the direction in which it fades out, in degrees clockwise from the top */
export function scrim(area: Area, angle: 0 | 90 | 180 | 270): Draft {
  const fill = { from: 'black', to: 'black', angle, from_alpha: 0.78, to_alpha: 0, from_at: 0.7 } as const
  return shape('rectangle', area, fill, { is_scrim: true })
}
