import { z } from 'zod'

const share = z.number().min(0).max(1)

/** A rectangle in an upright image, as shares of the image's width and height from its upper left corner. */
export const shareBox = z.object({ x: share, y: share, w: share, h: share })
export type ShareBox = z.infer<typeof shareBox>

/**
 * The background along one edge of an image. An even edge is continued with its colour, a gradient with its gradient, and a busy edge
 * with a blurred mirror image.
 */
const imageEdge = z.object({
  kind: z.enum(['even', 'gradient', 'busy']),
  /** The `#rrggbb` in the middle of the edge. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
})
export type ImageEdge = z.infer<typeof imageEdge>

/**
 * What an image of a product shows, and where. The worker finds it once for each uploaded image; a user can correct the box. Templates
 * lay the image out by it, and the layout checks compare the finished image with it.
 */
export const imageSubject = z.object({
  /** Pixels of the upright image. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The whole product: with transparent backgrounds, all pixels that are not transparent. */
  box: shareBox,
  /** How the box was found: from the alpha channel, from a cut-out, from the image's pixels, or by a user. */
  source: z.enum(['alpha', 'cut_out', 'pixels', 'user']),
  /** False when the box is a guess: templates then show the image whole. */
  is_sure: z.boolean(),
  kind: z.enum(['photo', 'cut_out', 'screenshot']),
  faces: z.array(shareBox).max(20),
  /** Labels on the product and texts of screens: they are neither cropped nor covered. */
  texts: z.array(shareBox).max(40),
  /**
   * Where a person who is the subject wears clothes for the upper body, for the lower body and for all of it; each is null when it is not
   * seen. Missing without such a person.
   */
  garments: z.object({ upper: shareBox.nullable(), lower: shareBox.nullable(), whole: shareBox.nullable() }).optional(),
  /** Areas outside of the product with little detail, the largest first: words can stand there. */
  calm_areas: z.array(shareBox).max(8),
  edges: z.object({ top: imageEdge, right: imageEdge, bottom: imageEdge, left: imageEdge }),
  /** The share of the box's pixels that are in focus. */
  sharp_share: share,
})
export type ImageSubject = z.infer<typeof imageSubject>
