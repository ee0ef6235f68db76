import { findBuiltInTemplate } from '@marquee/creative/built-in-templates'
import { composeCreative, creativeParts } from '@marquee/creative/compose-creative'
import type { CreativeDocument } from '@marquee/creative/document'
import { aspectRatio } from '@marquee/creative/formats'
import { logoMark, palette } from '@marquee/creative/look'
import { z } from 'zod'

/** All data that determines an image of an ad of the demo library, as stored with the ad. */
export const creative = creativeParts.extend({
  /** The id of a built-in template. */
  template: z.string(),
  aspect_ratio: aspectRatio,
})
export type Creative = z.infer<typeof creative>

/** The data for the logo of a brand of the demo library. */
export const brandMark = z.object({ mark: logoMark, palette })
export type BrandMark = z.infer<typeof brandMark>

/**
 * The document that an ad of the demo library is drawn from.
 * @throws {RangeError} when there is no such template
 */
export function toDocument(drawn: Creative): CreativeDocument {
  const template = findBuiltInTemplate(drawn.template)
  if (template === undefined) {
    throw new RangeError(`There is no template ${drawn.template}.`)
  }
  return composeCreative(template, drawn)
}
