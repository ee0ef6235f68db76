import type { LineFact } from '@marquee/contract/image-words'
import { z } from 'zod'

/**
 * What a fact is about. `thing`: what it is; `benefit`, `number` and `proof`: what it does, how much, and what others attest; `audience` and
 * `today`: whom it is for, and what they use now; `phrase`: what the brand always says; `where`: the site that sells it.
 */
const factKind = z.enum([
  'thing',
  'benefit',
  'number',
  'proof',
  'audience',
  'today',
  'offer',
  'price',
  'rating',
  'review',
  'phrase',
  'where',
])

/** One thing that may be said, wherever it comes from. */
export const fact = z.object({
  /** By which a model names it: `f1`. */
  id: z.string(),
  kind: factKind,
  /** As it may be shown: without the signs and headings of a list. */
  text: z.string().min(1),
  /** As it was given. */
  given: z.string(),
  /** `said`: the user wrote it; `product`: a field of the product; `page`: its description. */
  origin: z.enum(['said', 'product', 'page']),
  /** Who said it; empty for everything but reviews. */
  author: z.string().default(''),
})
export type Fact = z.output<typeof fact>

/** A fact before it has its id. */
export type FoundFact = Omit<z.input<typeof fact>, 'id'>

/** The facts that a line stands on, as they are shown beside it; null without any. */
export function toLineFact(facts: readonly Fact[]): LineFact | null {
  const [first] = facts
  return first === undefined ? null : { kind: toLineKind(first), text: facts.map(({ given }) => given).join(' · ') }
}

function toLineKind({ kind, origin }: Fact): LineFact['kind'] {
  if (kind === 'offer' || kind === 'price' || kind === 'rating' || kind === 'review') {
    return kind
  }
  if (origin !== 'product') {
    return origin
  }
  return kind === 'number' ? 'number' : 'benefit'
}
