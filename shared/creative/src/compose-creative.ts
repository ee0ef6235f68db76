import { z } from 'zod'
import { chooseLayout } from './choose-layout.ts'
import { type ContentBinding, type CreativeContent, creativeContent } from './content.ts'
import { type CreativeDocument, creativeDocument } from './document.ts'
import { hasFacts } from './facts.ts'
import { fillsWell } from './fit-frame.ts'
import { type AspectRatio, aspectRatios } from './formats.ts'
import type { ImageSubject } from './image-subject.ts'
import { layOut } from './lay-out.ts'
import type { FormatLayout, Layer } from './layer.ts'
import { creativeLook } from './look.ts'
import { type CreativePicture, creativePicture } from './picture.ts'
import type { Template } from './template.ts'

/** Names of the images that templates show. */
export const pictureBindings = ['product', 'scene'] as const

export const creativeParts = z.object({
  content: creativeContent,
  look: creativeLook,
  pictures: z.partialRecord(z.enum(pictureBindings), creativePicture),
})
export type CreativeParts = z.infer<typeof creativeParts>

/**
 * The fallback texts for a text that a template shows but the content does not have. A fact has none: a sentence of our own is never a
 * quote, and no other figure is a price.
 */
const STAND_INS: Readonly<Partial<Record<ContentBinding, readonly ContentBinding[]>>> = {
  subline: ['body', 'benefit_1', 'offer'],
  body: ['subline', 'benefit_1'],
}

/** A product this close to the edge of its photo leaves no background there, as a share of the photo's side. */
const AT_EDGE = 0.01

/**
 * Lays words, look and images out by a template, in every format that the template has. Layers without their fact or image are left out,
 * and the layout closes the gap; without any image the template's layout of texts is taken.
 * @throws {z.ZodError} when one of the parts does not match its schema
 */
export function composeCreative(template: Template, parts: CreativeParts): CreativeDocument {
  const { content, look, pictures } = creativeParts.parse(parts)
  const { id, texts: ownTexts } = template
  const texts = { ...ownTexts, ...completeTexts(content, listTextBindings(template)) }
  const shown = completePictures(pictures)
  const isShown = (layer: Layer) =>
    layer.type === 'image' ? shown[layer.binding] !== undefined : hasFacts(layer, texts)
  const layOutAll = (layouts: readonly FormatLayout[], ratio: AspectRatio) =>
    layouts.map((layout) => layOut(layout, { ratio, pictures: shown, isShown, texts, fonts: look.fonts }))
  const layOutBest = (ratio: AspectRatio) => {
    const { usual, busy } = listLayouts(template, ratio, Object.values(shown))
    const filling = layOutAll(usual, ratio).filter(({ layers }) => fillsWell(layers, shown))
    const layout = chooseLayout(filling.length > 0 ? filling : layOutAll(busy, ratio), shown)
    return layout === undefined ? [] : [[ratio, layout] as const]
  }
  return creativeDocument.parse({
    schema_version: 1,
    template_id: id,
    look,
    texts,
    pictures: shown,
    formats: Object.fromEntries(aspectRatios.flatMap(layOutBest)),
  })
}

interface Layouts {
  /** For images on which words can stand. */
  usual: FormatLayout[]
  /** For images that are shown beside the words. */
  busy: FormatLayout[]
}

/** The layouts of a format that an image could have; the first of each kind is preferred. */
function listLayouts(template: Template, ratio: AspectRatio, [image]: readonly CreativePicture[]): Layouts {
  if (image === undefined) {
    return { usual: getLayout(template, 'formats_without_image', ratio), busy: [] }
  }
  if (image.kind !== 'asset' || image.cutout) {
    const usual = getLayout(template, 'formats', ratio)
    const isKnown = image.kind === 'asset' && image.subject !== undefined
    return { usual: isKnown ? [...usual, ...(template.other_formats?.[ratio] ?? [])] : usual, busy: [] }
  }
  const busy = getLayout(template, 'formats_for_busy_images', ratio)
  return image.subject === undefined
    ? { usual: busy, busy: [] }
    : listLayoutsForPhoto(template, ratio, image.subject, busy)
}

function listLayoutsForPhoto(
  template: Template,
  ratio: AspectRatio,
  subject: ImageSubject,
  firstBusy: readonly FormatLayout[],
): Layouts {
  const others = template.other_formats?.[ratio] ?? []
  const busy = [...firstBusy, ...(template.other_formats_for_busy_images?.[ratio] ?? others)]
  return { usual: hasBusyBackground(subject) ? [] : [...getLayout(template, 'formats', ratio), ...others], busy }
}

/** The layout of a kind, or the usual one. */
function getLayout(
  template: Template,
  kind: 'formats' | 'formats_for_busy_images' | 'formats_without_image',
  ratio: AspectRatio,
): FormatLayout[] {
  const layout = template[kind]?.[ratio] ?? template.formats[ratio]
  return layout === undefined ? [] : [layout]
}

/** Whether words cannot stand beside the product in its photo: its background is not known to be calm, or cut off with the product. */
function hasBusyBackground({ kind, is_sure: isSure, edges, box }: ImageSubject): boolean {
  if (kind === 'screenshot') {
    return false
  }
  if (!isSure) {
    return true
  }
  const isAtEdge = box.x < AT_EDGE || box.y < AT_EDGE || box.x + box.w > 1 - AT_EDGE
  return isAtEdge || [edges.top, edges.left, edges.right].some(({ kind }) => kind === 'busy')
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
  const said = new Set([...used].map((binding) => texts[binding]))
  for (const [binding, others] of Object.entries(STAND_INS)) {
    // A text that the template shows elsewhere is not repeated, whichever binding it has.
    const standIn = others.find((other) => other in texts && !used.has(other) && !said.has(texts[other]))
    if (shown.has(binding) && !(binding in texts) && standIn !== undefined) {
      texts[binding] = texts[standIn] ?? ''
      used.add(standIn)
    }
  }
  return texts
}

/** Replaces missing images: the product and the scene stand in for each other. */
function completePictures(pictures: CreativeParts['pictures']): Readonly<Record<string, CreativePicture>> {
  const product = pictures.product ?? pictures.scene
  const scene = pictures.scene ?? pictures.product
  return { ...(product && { product }), ...(scene && { scene }) }
}
