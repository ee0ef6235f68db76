import { z } from 'zod'
import { contentBindings } from './content.ts'
import { type AspectRatio, aspectRatio, aspectRatios } from './formats.ts'
import { formatLayout } from './layer.ts'

/** The kinds of ads by which templates are grouped. */
const templateStyles = [
  'offer',
  'social_proof',
  'comparison',
  'before_after',
  'feature_callouts',
  'quote',
  'native_note',
  'editorial',
  'product',
] as const
export const templateStyle = z.enum(templateStyles)
export type TemplateStyle = z.infer<typeof templateStyle>

/** An ad template is data only: the layers of each format, bound to the words and images of a creative. */
export const template = z.object({
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(120),
  style: templateStyle,
  /** Slugs of the niches that it was made for; an empty list suits every niche. */
  niches: z.array(z.string()).default([]),
  /** Words that belong to the design and not to a campaign. */
  texts: z.record(z.string().min(1).max(64), z.string().max(2000)).default({}),
  /** The facts without which it says nothing. Without this list, it needs the facts that its layers show. */
  needs: z.array(z.enum(contentBindings)).optional(),
  formats: z.partialRecord(aspectRatio, formatLayout),
  /** The layouts for a photo on whose background no words can stand. */
  formats_for_busy_images: z.partialRecord(aspectRatio, formatLayout).optional(),
  /** Other layouts of a format, for images that its usual layout does not suit. */
  other_formats: z.partialRecord(aspectRatio, z.array(formatLayout).max(4)).optional(),
  other_formats_for_busy_images: z.partialRecord(aspectRatio, z.array(formatLayout).max(4)).optional(),
  /** The layouts for a creative without an image: texts alone. */
  formats_without_image: z.partialRecord(aspectRatio, formatLayout).optional(),
})
export type Template = z.infer<typeof template>

/** The formats that a template or a document is laid out for. */
export function listFormats(layouts: { formats: Partial<Record<AspectRatio, unknown>> }): AspectRatio[] {
  return aspectRatios.filter((ratio) => layouts.formats[ratio] !== undefined)
}
