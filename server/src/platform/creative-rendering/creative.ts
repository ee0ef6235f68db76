import { aspectRatio } from '@marquee/creative/formats'
import type { CreativeDocument } from '@marquee/creative/document'
import { type CreativeLook, logoMark, palette } from '@marquee/creative/look'
import { picture } from '@marquee/creative/picture'
import { z } from 'zod'
import { findTemplate } from './template-catalogue.ts'

export const typeKits = ['modern', 'editorial', 'impact', 'plain'] as const

/** The look of a brand of the demo library, as stored with its ads. */
export const brandLook = z.object({
  name: z.string(),
  mark: logoMark,
  palette,
  type_kit: z.enum(typeKits),
})
export type BrandLook = z.infer<typeof brandLook>

/** Everything that a picture of an ad of the demo library depends on. */
export const creative = z.object({
  template: z.string(),
  aspect_ratio: aspectRatio,
  brand: brandLook,
  /** By the names that the template's text layers bind to. */
  texts: z.record(z.string(), z.string()),
  pictures: z.record(z.string(), picture),
})
export type Creative = z.infer<typeof creative>

const HEADING_FONTS = { modern: 'geometric', editorial: 'serif', impact: 'condensed', plain: 'sans' } as const

/**
 * The document that an ad of the demo library is drawn from.
 * @throws {RangeError} when there is no such template
 */
export function toDocument({ template: templateId, brand, texts, pictures }: Creative): CreativeDocument {
  const { formats } = findTemplate(templateId)
  return { schema_version: 1, template_id: templateId, look: toLook(brand), texts, pictures, formats }
}

function toLook({ name, mark, palette: colors, type_kit: kit }: BrandLook): CreativeLook {
  return { brand_name: name, palette: colors, fonts: { heading: HEADING_FONTS[kit], body: 'sans' }, logo: null, mark }
}
