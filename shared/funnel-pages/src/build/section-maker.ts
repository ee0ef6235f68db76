import type { CreativeLook } from '@marquee/creative/look'
import type { FunnelPageKind } from '../funnel-page.ts'
import { fillLabel, type HeadingKey, type PageLabels } from '../labels/page-labels.ts'
import type { PageButton, PageImage, Surface } from '../section-parts.ts'
import type { Section, SectionOf, SectionType } from '../section.ts'
import type { PlanOf, SectionPlan } from '../templates/page-template.ts'
import type { PageFacts } from './product-facts.ts'
import type { SectionWords } from './section-words.ts'
import { findRelated, splitDescription, takeSentences, toSentences } from './split-facts.ts'

/** What the sections of a page share while it is built. */
export interface Maker {
  kind: FunnelPageKind
  facts: PageFacts
  theme: CreativeLook
  language: string
  labels: PageLabels
  words: SectionWords
  /** How many list items the page has. */
  listed: number
  newId: () => string
  /** The id of the section that buttons lead to. */
  targetIds: Readonly<Record<'form' | 'quiz', string>>
  /** The next image that the page does not show yet; null when all are shown. */
  takeImage: () => PageImage | null
  /** A sentence of the description or a review about a benefit, which the page does not say yet. */
  takeRelated: (benefit: string) => string | null
  /** Whether the page says a text for the first time. */
  isNew: (text: string) => boolean
  formatNumber: (value: number) => string
}

export type MakerOf<Type extends SectionPlan['type']> = (maker: Maker, plan: PlanOf<Type>) => readonly Section[]

interface MakerInput extends Pick<
  Maker,
  'kind' | 'facts' | 'theme' | 'language' | 'labels' | 'words' | 'newId' | 'listed'
> {
  firstImage: number
}

export function createMaker({ firstImage, ...given }: MakerInput): Maker {
  const { facts, language } = given
  const said = new Set<string>()
  let image = firstImage
  const isNew = (text: string) => text !== '' && !said.has(text) && said.add(text).size > 0
  const sentences = toSentences(facts.description, language)
  const reviews = facts.reviews.map(({ text, author }) => `“${text}”${author === '' ? '' : ` — ${author}`}`)
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return {
    ...given,
    targetIds: { form: given.newId(), quiz: given.newId() },
    takeImage: () => facts.images[image++] ?? null,
    takeRelated: (benefit) => {
      const free = [...sentences, ...reviews].filter((text) => !said.has(text))
      const related = findRelated(benefit, free, (text) => text)
      return related !== undefined && isNew(related) ? related : null
    },
    isNew,
    formatNumber: (value) => numbers.format(value),
  }
}

/** A section of a type, with an id of its own. */
export function make<Type extends SectionType>(
  { newId }: Pick<Maker, 'newId'>,
  type: Type,
  surface: Surface | undefined,
  parts: Omit<SectionOf<Type>, 'id' | 'type' | 'hidden' | 'surface'>,
): { id: string; type: Type; hidden: false; surface: Surface } & typeof parts {
  return { id: newId(), type, hidden: false, surface: surface ?? 'page', ...parts }
}

/** The heading of a section in the page’s language, with the product’s name. */
export function getHeading({ labels, facts, listed }: Maker, key: HeadingKey): string {
  return fillLabel(labels.headings[key], { name: facts.name, count: String(listed) })
}

/** Pages that are read before something is bought. */
const READING: ReadonlySet<FunnelPageKind> = new Set(['advertorial', 'listicle', 'quiz'])

/** A button to the product, or to the page’s form or quiz. */
export function makeButton(
  { labels, facts, kind, targetIds }: Maker,
  to: 'link' | 'form' | 'quiz' | 'none',
): PageButton {
  switch (to) {
    case 'none':
      return { label: '', href: null }
    case 'quiz':
      return { label: labels.start, href: `#${targetIds.quiz}` }
    case 'form':
      return {
        label: kind === 'waiting_list' ? labels.join : labels.headings.request,
        href: `#${targetIds.form}`,
      }
    case 'link':
      return { label: chooseAction(labels, facts, kind), href: facts.link }
  }
}

/** Readers are invited to see more; those on a page with a price are invited to order. */
function chooseAction(labels: PageLabels, { offer, price }: PageFacts, kind: FunnelPageKind): string {
  if (price !== '' && !READING.has(kind)) {
    return labels.order
  }
  return offer === '' ? labels.see_more : labels.to_the_offer
}

/** The writer’s words for a fact, or the fact itself. */
export function say(
  maker: Maker,
  section: SectionType,
  part: 'headline' | 'text' | 'eyebrow',
  fact: string,
  most: number,
): string {
  const written = fact === '' ? null : maker.words({ section, part, fact, most })
  return written !== null && written.length <= most ? written : fact
}

/** What a product is, in its description’s first sentences. */
export function describeProduct({ facts, language }: Maker, most: number): string {
  const [first = ''] = facts.description.trim().split(/\n+/)
  return takeSentences(first, language, most)
}

export function getDescription({ facts, language }: Maker, part: 'opening' | 'rest' | 'description'): string {
  return part === 'description' ? facts.description : splitDescription(facts.description, language)[part]
}

/** The product’s rating as a text, as in "4.7 of 5 · 1,284 reviews"; empty when it is unknown. */
export function describeRating({ facts, labels, formatNumber }: Maker): string {
  if (facts.rating === null) {
    return ''
  }
  const rating = fillLabel(labels.stars, { rating: formatNumber(facts.rating) })
  return facts.review_count === null
    ? rating
    : `${rating} · ${fillLabel(labels.reviews_count, { count: formatNumber(facts.review_count) })}`
}
