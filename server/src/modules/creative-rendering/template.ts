import { z } from 'zod'

const aspectRatios = ['1:1', '4:5', '9:16', '16:9'] as const
export const aspectRatio = z.enum(aspectRatios)
export type AspectRatio = z.infer<typeof aspectRatio>

/** Full size of each aspect ratio in pixels. */
export const FULL_SIZE: Readonly<Record<AspectRatio, { width: number; height: number }>> = {
  '1:1': { width: 1080, height: 1080 },
  '4:5': { width: 1080, height: 1350 },
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
}

/** A colour by its part in a palette, so that one template suits every brand. */
export const colorRole = z.enum(['paper', 'ink', 'accent', 'soft', 'deep', 'white', 'black'])
export type ColorRole = z.infer<typeof colorRole>

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i)

/** A brand's colours: background, text on it, the loud one, a pale one and a dark one. */
export const palette = z.object({
  paper: hexColor,
  ink: hexColor,
  accent: hexColor,
  soft: hexColor,
  deep: hexColor,
})
export type Palette = z.infer<typeof palette>

const percent = z.number().min(-50).max(150)
/** Percent of the canvas: x and w of its width, y and h of its height. */
const box = z.object({ x: percent, y: percent, w: percent, h: percent })
export type Box = z.infer<typeof box>

const fill = z.union([
  colorRole,
  z.object({
    from: colorRole,
    to: colorRole,
    angle: z.number(),
    fromAlpha: z.number().optional(),
    toAlpha: z.number().optional(),
  }),
])
export type Fill = z.infer<typeof fill>

const layerBase = {
  name: z.string(),
  ...box.shape,
  /** Another place in one aspect ratio. */
  at: z.partialRecord(aspectRatio, box).optional(),
  /** Degrees clockwise around the layer's middle. */
  rotate: z.number().optional(),
  /** Drawn only when this text is there. */
  needs: z.string().optional(),
}

/** Sizes are percent of the canvas' shorter side. */
export const textStyle = z.object({
  font: z.enum(['display', 'text', 'hand']),
  weight: z.number().int().min(100).max(900).default(400),
  size: z.number().positive(),
  minSize: z.number().positive().optional(),
  color: colorRole,
  align: z.enum(['left', 'center', 'right']).default('left'),
  valign: z.enum(['top', 'middle', 'bottom']).default('top'),
  lineHeight: z.number().default(1.2),
  caps: z.boolean().default(false),
  tracking: z.number().default(0),
  strike: z.boolean().default(false),
  /** A plate behind each line, as in captions of short videos. */
  plate: colorRole.optional(),
})
export type TextStyle = z.infer<typeof textStyle>

const textLayer = z.object({ ...layerBase, type: z.literal('text'), binding: z.string(), style: textStyle })
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
    radius: z.number().default(0),
    opacity: z.number().min(0).max(1).default(1),
    shadow: z.boolean().default(false),
    /** Width of an outline that replaces the fill. */
    stroke: z.number().optional(),
  }),
})
export type ShapeLayer = z.infer<typeof shapeLayer>

const imageLayer = z.object({
  ...layerBase,
  type: z.literal('image'),
  binding: z.string(),
  style: z.object({
    radius: z.number().default(0),
    form: z.enum(['rectangle', 'ellipse', 'arch']).default('rectangle'),
    shadow: z.boolean().default(false),
    /** White border as of an instant photo. */
    border: z.number().default(0),
  }),
})
export type ImageLayer = z.infer<typeof imageLayer>

const logoLayer = z.object({
  ...layerBase,
  type: z.literal('logo'),
  style: z.object({
    form: z.enum(['mark', 'wordmark', 'lockup']),
    color: colorRole,
    align: z.enum(['left', 'center', 'right']).default('left'),
  }),
})
export type LogoLayer = z.infer<typeof logoLayer>

export const layer = z.discriminatedUnion('type', [textLayer, shapeLayer, imageLayer, logoLayer])
export type Layer = z.infer<typeof layer>

/** An ad template is data only: what is drawn where, bound to texts and pictures that a creative brings. */
export const template = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  style: z.enum(['product', 'social_proof', 'offer', 'editorial', 'native', 'education', 'app']),
  aspect_ratios: z.array(aspectRatio).min(1),
  background: fill,
  layers: z.array(layer).min(1),
})
export type Template = z.infer<typeof template>
export type TemplateInput = z.input<typeof template>
