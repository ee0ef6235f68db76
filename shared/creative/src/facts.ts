import { type ContentBinding, contentBindings } from './content.ts'
import type { Layer } from './layer.ts'
import { parseRating } from './rating.ts'
import type { Template } from './template.ts'

/** Texts that state something about the product. They are shown only when somebody gave them. */
const FACTS = new Set<ContentBinding>([
  'offer',
  'price',
  'old_price',
  'quote',
  'author',
  'rating',
  'badge',
  'benefit_1',
  'benefit_2',
  'benefit_3',
  'benefit_4',
  'before',
  'after',
])
/** Facts that templates saved by workspaces can do without. */
const OPTIONAL = new Set<string>(['badge', 'author', 'old_price', 'benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'])

const FACT_NAMES: Readonly<Partial<Record<ContentBinding, string>>> = {
  offer: 'an offer',
  price: 'a price',
  old_price: 'an earlier price',
  quote: 'a quote',
  author: 'the author of the quote',
  rating: 'a rating such as 4.6/5',
  benefit_1: 'a benefit',
  benefit_2: 'two benefits',
  benefit_3: 'three benefits',
  benefit_4: 'four benefits',
  before: 'how it is without the product',
  after: 'how it is with the product',
}

type Texts = Readonly<Partial<Record<string, string>>>

const has = (texts: Texts, binding: string) => (texts[binding] ?? '').trim() !== ''

/** Whether a text layer or another layer has the facts that it shows. Stars need a rating that states their number. */
export function hasFacts(layer: Layer, texts: Texts): boolean {
  if (layer.needs !== undefined && !has(texts, layer.needs)) {
    return false
  }
  if (layer.type === 'shape' && layer.style.form === 'stars') {
    return parseRating(texts['rating']) !== null
  }
  return layer.type !== 'text' || has(texts, layer.binding)
}

/** The facts that a template cannot do without and that `texts` lack: it is not offered then. */
export function listMissingFacts(template: Pick<Template, 'needs' | 'formats'>, texts: Texts): ContentBinding[] {
  const needed = template.needs ?? listShownFacts(template)
  return needed.filter((binding) => !has(texts, binding) || (binding === 'rating' && isUnreadableRating(template, texts)))
}

/** The missing facts as the end of "This template needs …". */
export function describeFacts(missing: readonly ContentBinding[]): string {
  const last = missing.findLast((binding) => binding.startsWith('benefit'))
  const named = missing.filter((binding) => !binding.startsWith('benefit') || binding === last)
  return new Intl.ListFormat('en').format(named.map((binding) => FACT_NAMES[binding] ?? binding))
}

function listShownFacts({ formats }: Pick<Template, 'formats'>): ContentBinding[] {
  const shown = new Set(
    Object.values(formats).flatMap(({ layers }) => layers.flatMap((layer) => (layer.type === 'text' ? [layer.binding] : []))),
  )
  return contentBindings.filter((binding) => FACTS.has(binding) && shown.has(binding) && !OPTIONAL.has(binding))
}

/** Whether a template shows stars for a rating that does not state their number. */
function isUnreadableRating({ formats }: Pick<Template, 'formats'>, texts: Texts): boolean {
  const showsStars = Object.values(formats).some(({ layers }) =>
    layers.some((layer) => layer.type === 'shape' && layer.style.form === 'stars'),
  )
  return showsStars && parseRating(texts['rating']) === null
}
