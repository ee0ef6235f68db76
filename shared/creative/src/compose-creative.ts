import { z } from 'zod'
import { type ContentBinding, type CreativeContent, creativeContent } from './content.ts'
import { type CreativeDocument, creativeDocument } from './document.ts'
import { creativeLook } from './look.ts'
import { creativePicture } from './picture.ts'
import { type Template, template as templateSchema } from './template.ts'

/** Names of the images that templates show. */
export const pictureBindings = ['product', 'scene', 'portrait'] as const

export const creativeParts = z.object({
  content: creativeContent,
  look: creativeLook,
  pictures: z.partialRecord(z.enum(pictureBindings), creativePicture),
})
export type CreativeParts = z.infer<typeof creativeParts>

/** The fallback texts for a text that a template shows but the content does not have. */
const STAND_INS: Readonly<Partial<Record<ContentBinding, readonly ContentBinding[]>>> = {
  quote: ['body', 'subline', 'headline'],
  subline: ['body', 'benefit_1', 'offer'],
  body: ['subline', 'benefit_1'],
  offer: ['badge', 'price'],
  price: ['offer'],
}

/**
 * Lays words, look and images out by a template, in every format that the template has.
 * @throws {z.ZodError} when one of the parts does not match its schema
 */
export function composeCreative(template: Template, parts: CreativeParts): CreativeDocument {
  const { content, look, pictures } = creativeParts.parse(parts)
  const { id, formats, texts } = templateSchema.parse(template)
  return creativeDocument.parse({
    schema_version: 1,
    template_id: id,
    look,
    texts: { ...texts, ...completeTexts(content, listTextBindings(template)) },
    pictures: completePictures(pictures),
    formats,
  })
}

/** The texts that a template shows, in any of its formats. */
export function listTextBindings({ formats }: Pick<Template, 'formats'>): Set<string> {
  const layers = Object.values(formats).flatMap((layout) => layout.layers)
  return new Set(layers.flatMap((layer) => (layer.type === 'text' ? [layer.binding] : [])))
}

function completeTexts(content: CreativeContent, shown: ReadonlySet<string>): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [binding, text = ''] of Object.entries(content)) {
    if (text.trim() !== '') {
      texts[binding] = text
    }
  }
  const used = new Set([...shown].filter((binding) => binding in texts))
  for (const [binding, others] of Object.entries(STAND_INS)) {
    // A text that the template shows elsewhere is not repeated.
    const standIn = others.find((other) => other in texts && !used.has(other))
    if (shown.has(binding) && !(binding in texts) && standIn !== undefined) {
      texts[binding] = texts[standIn] ?? ''
      used.add(standIn)
    }
  }
  return texts
}

/** Replaces missing images: another image is shown in their place. */
function completePictures(pictures: CreativeParts['pictures']): CreativeParts['pictures'] {
  const product = pictures.product ?? pictures.scene
  const scene = pictures.scene ?? pictures.product
  const portrait = pictures.portrait ?? scene
  return { ...pictures, ...(product && { product }), ...(scene && { scene }), ...(portrait && { portrait }) }
}
