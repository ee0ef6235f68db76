import { type AspectRatio, FULL_SIZE } from '@marquee/creative/formats'
import type { Template } from '@marquee/creative/template'
import type { SeededRandom } from '@marquee/creative/seeded-random'
import type { Creative, CreativeRenderer } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { AdRecord } from '../ads/writing/ad-writer.service.ts'
import type { Message } from './compose-copy.ts'
import { buildCreative, composeContent, usableTemplates } from './compose-creative.ts'
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
  templates: ReturnType<CreativeRenderer['listTemplates']>
}

const RATIOS: Readonly<Record<Exclude<Format, 'text'>, readonly AspectRatio[]>> = {
  image: ['1:1', '1:1', '4:5', '4:5', '4:5', '9:16', '16:9'],
  video: ['9:16', '9:16', '9:16', '4:5', '1:1'],
  carousel: ['1:1', '1:1', '4:5'],
}
/** First frames that people would take for a film's; the rest looks like print. */
const FILM_TEMPLATES: ReadonlySet<string> = new Set([
  'ugc-caption',
  'full-photo',
  'handwritten-note',
  'before-after',
  'product-hero',
  'gradient-poster',
  'app-screen',
  'seasonal-frame',
  'review-over-photo',
])
/** Cards of one carousel look alike. */
const CARD_TEMPLATES: ReadonlySet<string> = new Set([
  'split-hero',
  'arch-editorial',
  'gradient-poster',
  'full-photo',
  'magazine',
  'product-hero',
])
/** The drawn videos are as long; nobody waits for the drawing of a longer one. */
const SECONDS = [6, 6, 6, 8, 8, 10, 12, 15, 18, 20]

/** Makes the pictures, films and cards of a concept; a text ad has none. */
export function composeMedia(brief: MediaBrief): { media: Medium[]; cards: Card[] } {
  if (brief.format === 'text') {
    return { media: [], cards: [] }
  }
  const ratio = brief.random.pick(RATIOS[brief.format])
  if (brief.format === 'carousel') {
    return composeCarousel(brief, ratio)
  }
  const content = composeContent(brief)
  const usable = usableTemplates(brief.templates, ratio, content.texts, content.pictures)
  const wanted = brief.format === 'video' ? usable.filter((template) => FILM_TEMPLATES.has(template.id)) : usable
  const template = brief.random.pick(wanted)
  const creative = buildCreative(template, ratio, brief.brand, content)
  return { media: [toMedium(creative, brief.format, brief.random)], cards: [] }
}

function composeCarousel(brief: MediaBrief, ratio: AspectRatio): { media: Medium[]; cards: Card[] } {
  const { brand, message, random, seed } = brief
  const { texts, pictures } = composeContent(brief)
  const usable = usableTemplates(brief.templates, ratio, texts, pictures)
  const template: Template = random.pick(usable.filter(({ id }) => CARD_TEMPLATES.has(id)))
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
  const { accent, soft, deep, paper } = creative.brand.palette
  return {
    kind,
    ...FULL_SIZE[creative.aspect_ratio],
    duration_s: kind === 'video' ? random.pick(SECONDS) : null,
    palette: [accent, soft, deep, paper],
    recipe: { ...creative },
  }
}
