import { type AspectRatio, FULL_SIZE, getCanvasSize } from '@marquee/creative/formats'
import { planMotion } from '@marquee/creative/motion'
import type { Template } from '@marquee/creative/template'
import type { SeededRandom } from '@marquee/creative/seeded-random'
import type { Creative } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { AdRecord } from '../ads/writing/ad-writer.service.ts'
import type { Message } from './compose-copy.ts'
import { buildCreative, composeContent, type DemoContent, listUsableTemplates } from './compose-creative.ts'
import type { DemoBrand } from './demo-brands.ts'

export type Format = 'image' | 'video' | 'carousel' | 'text'
type Medium = NonNullable<AdRecord['media']>[number]
type Card = NonNullable<AdRecord['cards']>[number]

interface MediaBrief {
  brand: DemoBrand
  message: Message
  ctaText: string
  landingPage: string
  format: Format
  seed: string
  random: SeededRandom
}

const RATIOS: Readonly<Record<Exclude<Format, 'text'>, readonly AspectRatio[]>> = {
  image: ['1:1', '1:1', '4:5', '4:5', '4:5', '9:16', '16:9'],
  video: ['9:16', '9:16', '9:16', '4:5', '1:1'],
  carousel: ['1:1', '1:1', '4:5'],
}
/** The durations of the drawn videos; a longer one would take too long to draw. */
const SECONDS = [6, 6, 6, 8, 8, 10, 12, 15, 18, 20]

/** Makes the images, videos and cards of a concept; a text ad has none. */
export function composeMedia(brief: MediaBrief): { media: Medium[]; cards: Card[] } {
  if (brief.format === 'text') {
    return { media: [], cards: [] }
  }
  const ratio = brief.random.pick(RATIOS[brief.format])
  if (brief.format === 'carousel') {
    return composeCarousel(brief, ratio)
  }
  const content = composeContent(brief)
  const template = pickTemplate(
    brief,
    ratio,
    content,
    (usable) => brief.format === 'image' || looksLikeVideo(usable, ratio),
  )
  const creative = buildCreative(template, ratio, brief.brand, content)
  return { media: [toMedium(creative, brief.format, brief.random)], cards: [] }
}

function pickTemplate(
  { brand, random }: MediaBrief,
  ratio: AspectRatio,
  content: DemoContent,
  suits: (template: Template) => boolean,
): Template {
  return random.pick(listUsableTemplates(brand.niche.slug, ratio, content).filter(suits))
}

/** Whether a template looks like the first frame of a video; the others look like print. */
function looksLikeVideo(template: Template, ratio: AspectRatio): boolean {
  return template.style !== 'editorial' && isCoveredByImage(template, ratio)
}

/** Whether a template can show separate words and a separate image for each card of a carousel. */
function looksLikeCard(template: Template, ratio: AspectRatio): boolean {
  const hasImage = template.formats[ratio]?.layers.some(({ type }) => type === 'image') ?? false
  return template.style === 'editorial' && hasImage && !isCoveredByImage(template, ratio)
}

function isCoveredByImage({ formats }: Template, ratio: AspectRatio): boolean {
  return planMotion(formats[ratio]?.layers ?? [], getCanvasSize(ratio)).some(({ isZooming }) => isZooming)
}

function composeCarousel(brief: MediaBrief, ratio: AspectRatio): { media: Medium[]; cards: Card[] } {
  const { brand, message, random, seed } = brief
  // All cards of one carousel use the same template.
  const template = pickTemplate(brief, ratio, composeContent(brief), (usable) => looksLikeCard(usable, ratio))
  const said: Pick<Message, 'headline' | 'product' | 'shape'>[] =
    message.language === 'en'
      ? message.points.map((point) => ({ ...message, headline: point }))
      : Object.entries(brand.products).map(([product, shape]) => ({ headline: product, product, shape }))
  const cards = [message, ...said].slice(0, random.int(3, 5))
  const media = cards.map(({ headline, product, shape }, index) => {
    const content = composeContent({
      ...brief,
      message: { ...message, headline, product, shape },
      seed: `${seed}:card-${index}`,
    })
    return toMedium(buildCreative(template, ratio, brand, content), 'image', random)
  })
  return {
    media,
    cards: cards.map(({ headline }, index) => ({
      title: headline,
      body: message.subline,
      landing_page: brief.landingPage,
      media_index: index,
    })),
  }
}

function toMedium(creative: Creative, kind: 'image' | 'video', random: SeededRandom): Medium {
  const { accent, soft, deep, paper } = creative.look.palette
  return {
    kind,
    ...FULL_SIZE[creative.aspect_ratio],
    duration_s: kind === 'video' ? random.pick(SECONDS) : null,
    palette: [accent, soft, deep, paper],
    recipe: { ...creative },
  }
}
