import type { LineFact } from '@marquee/contract/image-words'
import type { WritingBrief } from '../writing-brief.ts'

/** A fact with the id by which a model names it. */
export interface NumberedFact extends LineFact {
  id: string
}

/** Everything that a model may state, in the order of its weight: what the user wrote comes first. */
export function listFacts({ product, brand, idea, answers }: WritingBrief): NumberedFact[] {
  const facts: readonly LineFact[] = [
    { kind: 'said', text: idea },
    ...[answers.better, answers.audience, answers.today].map((text) => ({ kind: 'said' as const, text })),
    ...product.reviews.map(({ text, author }) => ({
      kind: 'review' as const,
      text: author === '' ? text : `${text} (${author})`,
    })),
    { kind: 'offer', text: product.offer },
    { kind: 'price', text: product.price },
    { kind: 'rating', text: product.rating },
    ...product.benefits.map((text) => ({ kind: /\d/u.test(text) ? ('number' as const) : ('benefit' as const), text })),
    { kind: 'page', text: product.description },
    ...brand.alwaysInclude.map((text) => ({ kind: 'said' as const, text })),
  ]
  return facts.filter(({ text }) => text.trim() !== '').map((fact, index) => ({ ...fact, id: `f${index + 1}` }))
}
