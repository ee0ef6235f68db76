import type { z } from 'zod'
import type { ContentBinding } from '../content.ts'
import { type AspectRatio, aspectRatios } from '../formats.ts'
import type { FillInput } from '../layer.ts'
import { type Template, template, type TemplateStyle } from '../template.ts'
import { type Canvas, createCanvas, OTHER_PLACES, type Place } from './canvas.ts'
import type { Draft, DraftLayer } from './layer-drafts.ts'

export interface DesignHead {
  id: string
  name: string
  style: TemplateStyle
  /** The facts without which it says nothing. */
  needs: ContentBinding[]
  niches?: string[]
  /** Words that belong to the design and not to a campaign. */
  texts?: Record<string, string>
}

interface Drawing {
  background: FillInput
  layers: readonly DraftLayer[]
}

const templateHead = template.pick({ id: true, name: true, style: true, niches: true, texts: true, needs: true })
const templateLayouts = template
  .pick({
    formats: true,
    formats_for_busy_images: true,
    other_formats: true,
    other_formats_for_busy_images: true,
    formats_without_image: true,
  })
  .required()

/**
 * Lays a design out for each of the formats: for calm images, for busy ones, and for none; and with its words in other places, for images
 * that suit one of those better. It does so when a layout is first read: all templates together take as long as the rest of a server's start.
 * @param draw lists the layers of a canvas, from back to front
 */
export function defineTemplate(head: DesignHead, draw: (canvas: Canvas) => Drawing): Template {
  let laidOut: z.infer<typeof templateLayouts> | null = null
  const layouts = () => (laidOut ??= templateLayouts.parse(layOutTemplate(draw)))
  return {
    ...templateHead.parse(head),
    get formats() {
      return layouts().formats
    },
    get formats_for_busy_images() {
      return layouts().formats_for_busy_images
    },
    get other_formats() {
      return layouts().other_formats
    },
    get other_formats_for_busy_images() {
      return layouts().other_formats_for_busy_images
    },
    get formats_without_image() {
      return layouts().formats_without_image
    },
  }
}

function layOutTemplate(draw: (canvas: Canvas) => Drawing): z.input<typeof templateLayouts> {
  const layOut = (ratio: AspectRatio, image: Canvas['image'], place?: Place) =>
    toLayout(draw(createCanvas(ratio, image, place)))
  const layOutAll = (image: Canvas['image']) =>
    Object.fromEntries(aspectRatios.map((ratio) => [ratio, layOut(ratio, image)]))
  const layOutOthers = (image: Canvas['image']) =>
    Object.fromEntries(
      aspectRatios.map((ratio) => {
        const others = OTHER_PLACES[ratio].map((place) => layOut(ratio, image, place))
        return [ratio, others.filter(isNew([layOut(ratio, image)]))]
      }),
    )
  return {
    formats: layOutAll('calm'),
    formats_for_busy_images: layOutAll('busy'),
    other_formats: layOutOthers('calm'),
    other_formats_for_busy_images: layOutOthers('busy'),
    formats_without_image: layOutAll('none'),
  }
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether a layout differs from those that were seen before, which it then joins. */
function isNew(seen: unknown[]): (layout: unknown) => boolean {
  return (layout) => {
    const isSeen = seen.some((one) => isEqual(one, layout))
    seen.push(layout)
    return !isSeen
  }
}

/** The name of the layer that fills a hollow story. */
export const FILLER = 'filler'

function toLayout({ background, layers }: Drawing) {
  const flat = layers.flat()
  const drafts = flat.flatMap((one) => ('rows' in one ? one.rows.flatMap((row) => row.drafts) : [one]))
  const ids = toIds(drafts)
  const columns = flat
    .filter((one) => 'rows' in one)
    .map(({ area, gap, rows }) => ({
      y: area.y * 10,
      h: area.h * 10,
      gap: gap * 10,
      rows: rows.map(({ y, h, grows, drafts: own }) => ({
        y: y * 10,
        h: h * 10,
        grows,
        layers: own.map((draft) => ids.get(draft)),
      })),
    }))
  const filler = drafts.find(({ name }) => name === FILLER)
  return {
    background,
    layers: drafts.map((draft) => ({ ...draft, id: ids.get(draft) })),
    columns,
    ...(filler !== undefined && { filler: ids.get(filler) }),
  }
}

/** A layer has the same id in every format: its name, and its number among the layers with that name. */
function toIds(drafts: readonly Draft[]): Map<Draft, string> {
  const counts = new Map<string, number>()
  return new Map(
    drafts.map((draft) => {
      const count = (counts.get(draft.name) ?? 0) + 1
      counts.set(draft.name, count)
      return [draft, `${draft.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${count}`]
    }),
  )
}
