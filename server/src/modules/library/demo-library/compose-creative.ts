import { builtInTemplates } from '@marquee/creative/built-in-templates'
import type { CreativeContent } from '@marquee/creative/content'
import type { AspectRatio } from '@marquee/creative/formats'
import type { FormatLayout } from '@marquee/creative/layer'
import type { Picture } from '@marquee/creative/picture'
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
  /** Images with equal seeds are equal. */
  seed: string
  random: SeededRandom
}

export interface DemoContent {
  content: CreativeContent
  pictures: Creative['pictures']
  /** The caption that replaces the headline in templates that look like a friend's note. */
  caption: string
}

const ARRANGEMENTS = ['single', 'single', 'pair', 'trio', 'close', 'far'] as const

/** All content that templates may show, limited to content that fits this brand and language. */
export function composeContent(brief: CreativeBrief): DemoContent {
  const { message, ctaText, random } = brief
  const { headline, subline, language, offer } = message
  const words = phrases[language]
  const content = {
    headline,
    subline,
    call_to_action: ctaText,
    offer: offer.badge,
    badge: random.pick([...words.tags, ...words.seasons]),
    rating: random.pick(words.ratings),
    ...composePrices(brief),
    ...(language === 'en' && composeEnglishContent(message)),
  }
  return { content, pictures: composePictures(brief), caption: random.pick(words.captions) }
}

function composePrices({ brand, message, random }: CreativeBrief): Pick<CreativeContent, 'price' | 'old_price'> {
  const [low, high] = brand.niche.prices
  if (low === 0) {
    return {}
  }
  const { pattern, per_dollar } = phrases[message.language].currency
  const write = (dollars: number) => pattern.replace('{amount}', String(dollars * per_dollar))
  const price = random.int(low, high)
  return { price: write(price), old_price: write(Math.ceil(price * random.pick([1.2, 1.25, 1.4]))) }
}

function composeEnglishContent({ points, quote, author, change: [before, after] }: Message) {
  const benefits = Object.fromEntries(points.map((point, index) => [`benefit_${index + 1}`, point]))
  return { ...benefits, quote, author, before, after }
}

function composePictures({ brand, message: { shape: product }, seed, random }: CreativeBrief): Creative['pictures'] {
  const scene: Picture = {
    kind: 'scene',
    backdrop: random.pick(brand.niche.backdrops),
    product,
    arrangement: random.pick(ARRANGEMENTS),
    seed: `${seed}:scene`,
  }
  return {
    scene,
    product: { kind: 'cutout', product, seed: `${seed}:product` },
  }
}

/** The built-in templates that suit a niche, limited to those with content for all elements that they show in a ratio. */
export function listUsableTemplates(niche: string, ratio: AspectRatio, { content, pictures }: DemoContent): Template[] {
  return builtInTemplates.filter(({ niches, texts, formats }) => {
    const known = { ...texts, ...content, ...pictures }
    const isForNiche = niches.length === 0 || niches.includes(niche)
    return isForNiche && listBindings(formats[ratio]).every((binding) => binding in known)
  })
}

/** A creative with only the content that its template shows. */
export function buildCreative(
  template: Template,
  ratio: AspectRatio,
  { look }: DemoBrand,
  { content, pictures, caption }: DemoContent,
): Creative {
  const { headline, call_to_action } = content
  const said = template.style === 'native_note' ? { ...content, headline: caption, subline: headline } : content
  const shown = new Set(listBindings(template.formats[ratio]))
  return {
    template: template.id,
    aspect_ratio: ratio,
    look,
    content: { headline, call_to_action, ...keepShown(said, shown) },
    pictures: keepShown(pictures, shown),
  }
}

/** The names of the texts and images that a layout shows. */
function listBindings(layout: FormatLayout | undefined): string[] {
  return (layout?.layers ?? []).flatMap((layer) => ('binding' in layer ? [layer.binding] : []))
}

function keepShown<Bound extends object>(all: Bound, shown: ReadonlySet<string>): Partial<Bound> {
  const entries = Object.entries(all).filter(([binding]) => shown.has(binding))
  return Object.fromEntries(entries) as Partial<Bound>
}
