import { z } from 'zod'

/**
 * The rules that a finished creative is checked by, each with its limit. Shares are 0–1; pixels are those of a canvas whose shorter side
 * has 1080.
 */
export const LAYOUT_LIMITS = {
  /** The largest share of the product's box outside of the frame or the canvas. */
  product_cropped: 0.15,
  /** The largest enlargement of an image beyond its own pixels. */
  image_enlarged: 1.5,
  /** The largest share of the product's box under texts, cards, buttons, logos and other images. */
  product_covered: 0.1,
  /** The largest number of edges of the canvas that cut the product off; checked where only the pixels of a creative are known. */
  product_at_edge: 0,
  /** The largest mean opacity of shades over the product. */
  product_dimmed: 0.5,
  /** The largest share of a face that is cropped or covered; more than 0, because found boxes are not exact. */
  face_hidden: 0.05,
  /** The same for a label or the text of a screen. */
  label_hidden: 0.05,
  /** The smallest font size. */
  text_small: 28,
  /** The lowest contrast of a text with the pixels behind it (WCAG 2.2, 1.4.3). */
  text_contrast: 4.5,
  /** The largest number of texts that end in an ellipsis or exceed their box. */
  text_cut: 0,
  /** The largest distance of a text or logo beyond the safe area. */
  outside_safe_area: 2,
  /** The largest distance that a text on the edge of an image extends beyond it, or into it. */
  text_on_edge: 6,
  /** The smallest distance between the button and another text or logo. */
  button_touched: 4,
  /** The lowest share of the logo's own pixels that have contrast with their background. */
  logo_lost: 0.7,
  /** The largest share of rows of a 9:16 creative in which nothing stands. */
  canvas_empty: 1 / 3,
  /** The largest number of invented facts. */
  invented: 0,
} as const

export type LayoutRule = keyof typeof LAYOUT_LIMITS
const layoutRules = Object.keys(LAYOUT_LIMITS) as [LayoutRule, ...LayoutRule[]]

/** A rule that a finished creative breaks. */
export const layoutFault = z.object({
  rule: z.enum(layoutRules),
  /** The layer's id; null when the fault is of the whole creative. */
  layer: z.string().max(64).nullable(),
  /** The measured value, in the unit of the rule's limit. */
  value: z.number(),
})
export type LayoutFault = z.infer<typeof layoutFault>
