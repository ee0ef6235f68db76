import { z } from 'zod'
import { colorValue } from './look.ts'

const length = z.number().min(-10_000).max(10_000)
const extent = z.number().min(0).max(10_000)

/** In drawing units: the shorter side of the canvas has 1000. */
const box = z.object({ x: length, y: length, w: extent, h: extent })
export type Box = z.infer<typeof box>

const layerBase = {
  /** The same in every format, so that formats can be changed together. */
  id: z.string().min(1).max(64),
  name: z.string().max(80),
  ...box.shape,
  /** Degrees clockwise around the layer's middle. */
  rotation: z.number().min(-360).max(360).default(0),
  locked: z.boolean().default(false),
  hidden: z.boolean().default(false),
  /** Layers of one group are selected and moved together. */
  group: z.string().max(64).nullable().default(null),
  /** Drawn only when the text of this binding is not empty. */
  needs: z.string().max(64).optional(),
}

export const fill = z.union([
  colorValue,
  z.object({
    from: colorValue,
    to: colorValue,
    angle: z.number(),
    from_alpha: z.number().min(0).max(1).optional(),
    to_alpha: z.number().min(0).max(1).optional(),
    /** The start and the end of the gradient, as shares of its length. */
    from_at: z.number().min(0).max(1).optional(),
    to_at: z.number().min(0).max(1).optional(),
  }),
])
export type Fill = z.infer<typeof fill>
export type FillInput = z.input<typeof fill>

/** Sizes are percent of the canvas' shorter side. */
const textStyle = z.object({
  font: z.enum(['display', 'text', 'hand']),
  weight: z.number().int().min(100).max(900).default(400),
  size: z.number().min(0.5).max(100),
  min_size: z.number().min(0.5).max(100).optional(),
  color: colorValue,
  align: z.enum(['left', 'center', 'right']).default('left'),
  valign: z.enum(['top', 'middle', 'bottom']).default('top'),
  line_height: z.number().min(0.5).max(4).default(1.2),
  caps: z.boolean().default(false),
  tracking: z.number().min(-0.5).max(2).default(0),
  strike: z.boolean().default(false),
  /** Lines of about equal length, so that the last line does not hold a single word. */
  balance: z.boolean().default(false),
  /** Keeps the colour that a user chose, even where it is hard to read. */
  is_color_exact: z.boolean().default(false),
  /** A plate behind each line, as in captions of short videos. */
  plate: colorValue.optional(),
})
export type TextStyle = z.infer<typeof textStyle>

const textLayer = z.object({
  ...layerBase,
  type: z.literal('text'),
  binding: z.string().min(1).max(64),
  style: textStyle,
})
export type TextLayer = z.infer<typeof textLayer>

const shapeLayer = z.object({
  ...layerBase,
  type: z.literal('shape'),
  style: z.object({
    form: z.enum([
      'rectangle',
      'ellipse',
      'pill',
      'arch',
      'burst',
      'check',
      'cross',
      'quote',
      'stars',
      'heart',
      'arrow',
      'dots',
    ]),
    fill,
    radius: z.number().min(0).max(100).default(0),
    opacity: z.number().min(0).max(1).default(1),
    shadow: z.boolean().default(false),
    /** Drawn only where no colour of the palette could be read on the image behind it. */
    is_scrim: z.boolean().default(false),
    /** Width of an outline that replaces the fill. */
    stroke: z.number().min(0).max(50).optional(),
  }),
})
export type ShapeLayer = z.infer<typeof shapeLayer>

const imageLayer = z.object({
  ...layerBase,
  type: z.literal('image'),
  binding: z.string().min(1).max(64),
  style: z.object({
    radius: z.number().min(0).max(100).default(0),
    form: z.enum(['rectangle', 'ellipse', 'arch']).default('rectangle'),
    shadow: z.boolean().default(false),
    /** White border as on an instant photo. */
    border: z.number().min(0).max(20).default(0),
    /** The part of an image that stays visible where it is wider or higher than its frame, as shares from left and top. */
    focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).default({ x: 0.5, y: 0.5 }),
    /**
     * What the layer needs of its image. `texture`: any part of it that fills the frame. `subject_whole`: the product with as much of its
     * surroundings as fits. `subject_large`: the product as large as its area allows. The last two never crop the product.
     */
    shows: z.enum(['texture', 'subject_whole', 'subject_large']).default('texture'),
    /** The part of the frame for the product, when it is smaller than the frame: the rest of the frame stays free for words. */
    subject_area: box.optional(),
  }),
})
export type ImageLayer = z.infer<typeof imageLayer>

const logoLayer = z.object({
  ...layerBase,
  type: z.literal('logo'),
  style: z.object({
    form: z.enum(['mark', 'wordmark', 'lockup']),
    color: colorValue,
    align: z.enum(['left', 'center', 'right']).default('left'),
  }),
})
export type LogoLayer = z.infer<typeof logoLayer>

export const layer = z.discriminatedUnion('type', [textLayer, shapeLayer, imageLayer, logoLayer])
export type Layer = z.infer<typeof layer>
export type LayerInput = z.input<typeof layer>

/** Layers that stand side by side. When none of them is shown, the other rows of the column take its place. */
const row = z.object({ y: length, h: extent, grows: z.boolean(), layers: z.array(z.string().max(64)).max(40) })

/** Rows from top to bottom. `gap` is the distance between two of them. */
const column = z.object({ y: length, h: extent, gap: extent, rows: z.array(row).max(20) })
export type LayoutColumn = z.infer<typeof column>

/** The layers of one format, from back to front, and the columns in which they stand. */
export const formatLayout = z.object({
  background: fill,
  layers: z.array(layer).max(200),
  columns: z.array(column).max(8).optional(),
  /** The layer that is shown only in a story that would be hollow without it. */
  filler: z.string().max(64).optional(),
})
export type FormatLayout = z.infer<typeof formatLayout>
