import { z } from 'zod'
import { imageSubject } from './image-subject.ts'

const products = [
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

/** A placeholder for a photo: drawn by code, the same for the same seed. */
export const picture = z.discriminatedUnion('kind', [
  /** One or several products in a place. */
  z.object({
    kind: z.literal('scene'),
    backdrop: backdropKind,
    product: productKind,
    arrangement: z.enum(['single', 'pair', 'trio', 'far', 'close']),
    seed: z.string(),
  }),
  /** A single product without a background. */
  z.object({ kind: z.literal('cutout'), product: productKind, seed: z.string() }),
  /** Stored documents may name a drawn portrait. People are not drawn, so that it stays empty. */
  z.object({ kind: z.literal('portrait'), seed: z.string() }),
])
export type Picture = z.infer<typeof picture>

/** An image that the workspace uploaded, imported or generated. */
const assetPicture = z.object({
  kind: z.literal('asset'),
  asset_id: z.uuid(),
  /** Whether its background is transparent: then it is shown whole instead of filling its frame. */
  cutout: z.boolean(),
  /** What it shows, and where. Without it the image is shown whole. */
  subject: imageSubject.optional(),
})

/** The content of an image layer: an image drawn by code, or an asset. */
export const creativePicture = z.discriminatedUnion('kind', [...picture.options, assetPicture])
export type CreativePicture = z.infer<typeof creativePicture>
