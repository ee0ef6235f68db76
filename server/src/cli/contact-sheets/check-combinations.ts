import { composeCreative } from '@marquee/creative/compose-creative'
import { contentBindings, type CreativeContent } from '@marquee/creative/content'
import type { DrawableImage } from '@marquee/creative/drawing-space'
import { listMissingFacts } from '@marquee/creative/facts'
import { type AspectRatio, FULL_SIZE } from '@marquee/creative/formats'
import type { LayoutFault } from '@marquee/creative/layout-fault'
import { listFormats, type Template } from '@marquee/creative/template'
import type { Canvas } from '@napi-rs/canvas'
import { drawAndCheck } from '../../platform/creative-rendering/check-drawing.ts'
import { createSampleContent, getSampleLook } from '../../platform/creative-rendering/sample-creatives.ts'
import type { Photo } from './read-photos.ts'

export interface Combination {
  template: Template
  format: AspectRatio
  photo: Photo
}

export interface Checked extends Combination {
  canvas: Canvas
  faults: LayoutFault[]
}

const PHOTO = '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e11'
const LOGO = '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e12'

/** Each template in each of its formats with each photo; every so many of them, and others with each photo. */
export function listCombinations(
  templates: readonly Template[],
  photos: readonly Photo[],
  every: number,
): Combination[] {
  return photos.flatMap((photo, number) =>
    templates
      .flatMap((template) => listFormats(template).map((format) => ({ template, format, photo })))
      .filter((_, index) => (index + number) % every === 0),
  )
}

/** Draws a combination and checks it. @param look the number of the sample brand, and of the logo @param width of the shorter side in px */
export function checkCombination(
  { template, format, photo }: Combination,
  { look, logos, width }: { look: number; logos: readonly DrawableImage[]; width: number },
): Checked {
  // Every brand after the last one with a logo has only its name.
  const logo = logos[look % (logos.length + 1)]
  const shown = { kind: 'asset', asset_id: PHOTO, cutout: photo.cutout, subject: photo.subject } as const
  const document = composeCreative(template, {
    content: getFacts(template),
    look: { ...getSampleLook(look), logo: logo === undefined ? null : LOGO },
    pictures: { product: shown },
  })
  const size = FULL_SIZE[format]
  const drawn = drawAndCheck(document, {
    format,
    width: Math.round((size.width * width) / Math.min(size.width, size.height)),
    images: new Map([[PHOTO, photo.image], ...(logo === undefined ? [] : [[LOGO, logo] as const])]),
    placement: null,
    ...(photo.given !== null && { subjects: new Map([[PHOTO, photo.given]]) }),
  })
  return { template, format, photo, ...drawn }
}

/** The facts that every product has. */
const USUAL = ['headline', 'subline', 'body', 'call_to_action', 'benefit_1', 'benefit_2', 'benefit_3', 'benefit_4']

/** The usual facts, and those that the template cannot do without. */
function getFacts(template: Template): CreativeContent {
  const all = createSampleContent('usual')
  const needed: readonly string[] = listMissingFacts(template, {})
  const given = contentBindings.filter((binding) => USUAL.includes(binding) || needed.includes(binding))
  return { ...all, ...Object.fromEntries(contentBindings.map((one) => [one, given.includes(one) ? all[one] : ''])) }
}
