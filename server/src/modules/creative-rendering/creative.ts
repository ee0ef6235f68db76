import { z } from 'zod'
import { aspectRatio, palette } from './template.ts'

export const products = [
  'bottle',
  'dropper',
  'jar',
  'tube',
  'pouch',
  'cup',
  'shoe',
  'shirt',
  'sofa',
  'lamp',
  'kettlebell',
  'bowl',
  'laptop',
  'phone',
  'card',
  'suitcase',
  'box',
  'ring',
  'watch',
  'headphones',
  'book',
  'spray',
  'bike',
  'house',
  'backpack',
  'candle',
  'plant',
  'blocks',
] as const
export const productKind = z.enum(products)
export type ProductKind = z.infer<typeof productKind>

export const backdrops = [
  'studio',
  'podium',
  'arch',
  'window',
  'hills',
  'sunset',
  'bokeh',
  'rays',
  'waves',
  'shelf',
  'tiles',
  'sky',
  'city',
] as const
export const backdropKind = z.enum(backdrops)
export type BackdropKind = z.infer<typeof backdropKind>

/** What stands in for photography: drawn by code, the same for the same seed. */
export const picture = z.discriminatedUnion('kind', [
  /** One or several products in a place. */
  z.object({
    kind: z.literal('scene'),
    backdrop: backdropKind,
    product: productKind,
    arrangement: z.enum(['single', 'pair', 'trio', 'far', 'close']),
    seed: z.string(),
  }),
  /** A product alone, nothing behind it. */
  z.object({ kind: z.literal('cutout'), product: productKind, seed: z.string() }),
  /** A person's bust. */
  z.object({ kind: z.literal('portrait'), seed: z.string() }),
  /** The screen of an app. */
  z.object({ kind: z.literal('screen'), seed: z.string() }),
])
export type Picture = z.infer<typeof picture>

const logoMarks = ['circle', 'split', 'petals', 'bars', 'ring', 'peak', 'wave', 'spark', 'grid', 'leaf'] as const
export const typeKits = ['modern', 'editorial', 'impact', 'plain'] as const
export type TypeKit = (typeof typeKits)[number]

export const brandLook = z.object({
  name: z.string(),
  mark: z.enum(logoMarks),
  palette,
  type_kit: z.enum(typeKits),
})
export type BrandLook = z.infer<typeof brandLook>

/** Everything that a picture of an ad depends on. */
export const creative = z.object({
  template: z.string(),
  aspect_ratio: aspectRatio,
  brand: brandLook,
  /** By the names that the template's text layers bind to. */
  texts: z.record(z.string(), z.string()),
  pictures: z.record(z.string(), picture),
})
export type Creative = z.infer<typeof creative>
