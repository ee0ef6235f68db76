import type { AspectRatio } from '@marquee/creative/formats'
import type { Picture, ProductKind } from '@marquee/creative/picture'
import type { Template } from '@marquee/creative/template'
import type { SeededRandom } from '@marquee/creative/seeded-random'
import type { Creative } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { Message } from './compose-copy.ts'
import type { DemoBrand } from './demo-brands.ts'
import { phrases } from './phrases.ts'

interface CreativeBrief {
  brand: DemoBrand
  message: Message
  ctaText: string
  /** Pictures of equal seeds are equal. */
  seed: string
  random: SeededRandom
}

type Texts = Record<string, string>
type Pictures = Record<string, Picture>

/** Niches in which a state before and after makes sense. */
const CHANGES: ReadonlySet<string> = new Set([
  'skincare',
  'cleaning',
  'home_decor',
  'real_estate',
  'fitness',
  'pets',
  'outdoor',
])
const MEETS: ReadonlySet<string> = new Set([
  'software',
  'finance',
  'education',
  'fitness',
  'travel',
  'books_hobbies',
  'real_estate',
])
/** What the screen of an app belongs to. */
const ON_SCREEN: ReadonlySet<ProductKind> = new Set(['phone', 'laptop', 'card'])
const EVENTS = ['Live workshop', 'Open evening', 'Webinar', 'Meet-up', 'Launch party'] as const
const PLACES = [
  'Online, free to join',
  'Lisbon, Rua do Sol 12',
  'Hall 4, stand B17',
  'In our studio, with tea',
  'Online, recording sent after',
] as const
const DATES = [
  '12 March, 18:00',
  '4 June, 17:30',
  '21 September',
  'Thursday, 19:00',
  'Every first Tuesday',
  '9–11 October',
] as const
const ARRANGEMENTS = ['single', 'single', 'pair', 'trio', 'close', 'far'] as const

/** Everything that templates may bind to: only what makes sense for this brand and language. */
export function composeContent(brief: CreativeBrief): { texts: Texts; pictures: Pictures } {
  const texts = message(brief)
  if (brief.message.language === 'en') {
    Object.assign(texts, englishOnly(brief))
  }
  return { texts, pictures: composePictures(brief) }
}

function message({ brand, message: said, ctaText, random }: CreativeBrief): Texts {
  const words = phrases[said.language]
  return {
    headline: said.headline,
    subline: said.subline,
    cta: ctaText,
    tag: random.pick(words.tags),
    offer: said.offer.badge,
    offer_note: said.offer.note,
    code: `${brand.name
      .slice(0, 4)
      .toUpperCase()
      .replace(/[^A-Z]/g, '')}${random.pick(['10', '15', '20', '24'])}`,
    season: random.pick(words.seasons),
    caption: random.pick(words.captions),
    caption_2: `${brand.name} · ${said.product}`,
    ...priceTexts(brand, words.currency, random),
  }
}

function priceTexts(brand: DemoBrand, currency: (amount: number) => string, random: SeededRandom): Texts {
  const [low, high] = brand.niche.prices
  if (low === 0) {
    return {}
  }
  const price = random.int(low, high)
  return { price: currency(price), old_price: currency(Math.ceil(price * random.pick([1.2, 1.25, 1.4]))) }
}

function englishOnly({ brand, message: said, random }: CreativeBrief): Texts {
  const points = Object.fromEntries(said.points.map((point, index) => [`point_${index + 1}`, point]))
  const texts: Texts = {
    ...points,
    number_1: '1',
    number_2: '2',
    number_3: '3',
    number_4: '4',
    quote: said.quote,
    author: said.author,
    stat: said.stat[0],
    stat_label: said.stat[1],
    footnote: `Source: survey of ${random.int(180, 2400)} customers of ${brand.name}`,
    versus_them: random.pick(['The others', 'The old way', 'Before']),
  }
  if (CHANGES.has(brand.niche.slug)) {
    texts['before_label'] = random.pick(['Before', 'Week 0', 'Monday'])
    texts['after_label'] = random.pick(['After', 'Week 6', 'Sunday'])
  }
  if (MEETS.has(brand.niche.slug)) {
    Object.assign(texts, {
      event_kind: random.pick(EVENTS),
      event_date: random.pick(DATES),
      event_place: random.pick(PLACES),
    })
  }
  return texts
}

function composePictures({ brand, message: { shape: product }, seed, random }: CreativeBrief): Pictures {
  const { backdrops } = brand.niche
  const hasScreen = brand.niche.hasScreen && ON_SCREEN.has(product)
  const scene = (name: string): Picture => ({
    kind: 'scene',
    backdrop: random.pick(backdrops),
    product,
    arrangement: random.pick(ARRANGEMENTS),
    seed: `${seed}:${name}`,
  })
  return {
    scene: scene('scene'),
    scene_2: scene('scene_2'),
    before: {
      kind: 'scene',
      backdrop: random.pick(['tiles', 'shelf', 'studio']),
      product,
      arrangement: 'far',
      seed: `${seed}:before`,
    },
    cutout: { kind: 'cutout', product, seed: `${seed}:cutout` },
    portrait: { kind: 'portrait', seed: `${seed}:portrait` },
    ...(hasScreen && { screen: { kind: 'screen' as const, seed: `${seed}:screen` } }),
  }
}

/** The templates of a ratio for which there is a text for every text layer and a picture for every picture layer. */
export function usableTemplates(
  templates: readonly Template[],
  ratio: AspectRatio,
  texts: Texts,
  pictures: Pictures,
): Template[] {
  return templates.filter(
    ({ formats }) =>
      formats[ratio]?.layers.every((layer) => {
        if (layer.type === 'text') {
          return layer.binding in texts
        }
        return layer.type !== 'image' || layer.binding in pictures
      }) ?? false,
  )
}

/** A creative that carries only what its template shows. */
export function buildCreative(
  template: Template,
  ratio: AspectRatio,
  brand: DemoBrand,
  content: { texts: Texts; pictures: Pictures },
): Creative {
  const texts: Texts = {}
  const pictures: Pictures = {}
  for (const layer of template.formats[ratio]?.layers ?? []) {
    if (layer.type === 'text') {
      texts[layer.binding] = content.texts[layer.binding] ?? ''
    } else if (layer.type === 'image') {
      const picture = content.pictures[layer.binding]
      Object.assign(pictures, picture && { [layer.binding]: picture })
    }
  }
  return { template: template.id, aspect_ratio: ratio, brand: brand.look, texts, pictures }
}
