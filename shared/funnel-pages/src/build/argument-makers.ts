import type { PageFacts } from './product-facts.ts'
import { describeRating, getHeading, make, type Maker, type MakerOf } from './section-maker.ts'
import { listFigures, splitBenefit } from './split-facts.ts'

const FEWEST_FIGURES = 2
const MOST_FIGURES = 4
const FEWEST_ROWS = 3

export const makeProof: MakerOf<'proof'> = (maker, { surface }) => {
  const { facts, labels, formatNumber } = maker
  const rating =
    facts.rating === null
      ? []
      : [
          {
            value: `${formatNumber(facts.rating)} / 5`,
            text: describeRating(maker).split(' · ')[1] ?? labels.headings.reviews,
          },
        ]
  const items = [...rating, ...listFigures(facts)].slice(0, MOST_FIGURES)
  return items.length < FEWEST_FIGURES ? [] : [make(maker, 'proof', surface, { headline: '', items })]
}

export const makeFeatures: MakerOf<'features'> = (maker, { surface, layout, most, from = 0, image, heading }) => {
  const items = maker.facts.benefits.slice(from, from + most).map((benefit) => {
    const { title, text } = splitBenefit(benefit)
    return { title, text: text || (layout === 'checks' ? '' : (maker.takeRelated(benefit) ?? '')) }
  })
  return items.length === 0
    ? []
    : [
        make(maker, 'features', surface, {
          layout,
          headline: getHeading(maker, heading ?? 'what_it_does'),
          text: '',
          items,
          image: image === true ? maker.takeImage() : null,
        }),
      ]
}

export const makeSteps: MakerOf<'steps'> = (maker, { surface, heading }) =>
  maker.facts.steps.length < 2
    ? []
    : [
        make(maker, 'steps', surface, {
          headline: getHeading(maker, heading ?? 'how'),
          text: '',
          items: maker.facts.steps.map((step) => ({ ...step, image: null })),
        }),
      ]

export const makeBeforeAfter: MakerOf<'before_after'> = (maker, { surface, heading }) => {
  const { facts, labels } = maker
  return facts.before === '' || facts.after === ''
    ? []
    : [
        make(maker, 'before_after', surface, {
          headline: getHeading(maker, heading ?? 'before_after'),
          before: { label: labels.before, text: facts.before, image: null },
          after: { label: labels.after, text: facts.after, image: null },
        }),
      ]
}

/** What is known of others is compared. Else the table is a list of what to ask them: it says nothing about others. */
export const makeComparison: MakerOf<'comparison_table'> = (maker, { surface, heading }) => {
  const { facts, labels } = maker
  const isKnown = facts.comparisons.length >= FEWEST_ROWS
  const rows = isKnown ? facts.comparisons : toChecklist(facts)
  return rows.length < FEWEST_ROWS
    ? []
    : [
        make(maker, 'comparison_table', surface, {
          headline: getHeading(maker, isKnown ? (heading ?? 'compare') : 'checklist'),
          text: '',
          own: facts.name.slice(0, 80),
          other: labels.others,
          rows,
          note: '',
        }),
      ]
}

function toChecklist({ benefits }: PageFacts) {
  return benefits.slice(0, 8).map((benefit) => ({
    label: splitBenefit(benefit).title.slice(0, 300),
    own: { mark: 'yes' as const, text: '' },
    other: { mark: 'ask' as const, text: '' },
  }))
}

export const makeAudienceFit: MakerOf<'audience_fit'> = (maker, { surface, heading }) => {
  const { suits, suits_not } = maker.facts
  return suits.length === 0
    ? []
    : [make(maker, 'audience_fit', surface, { headline: getHeading(maker, heading ?? 'fit'), suits, suits_not })]
}

export const makeDetails: MakerOf<'details'> = (maker, { surface, heading }) =>
  maker.facts.specifications.length < 2
    ? []
    : [
        make(maker, 'details', surface, {
          headline: getHeading(maker, heading ?? 'in_detail'),
          rows: maker.facts.specifications,
        }),
      ]

export const makeReviews: MakerOf<'reviews'> = (maker, { surface, layout, most, heading }) => {
  const items = takeReviews(maker, most)
  return items.length === 0
    ? []
    : [
        make(maker, 'reviews', surface, {
          layout: items.length === 1 ? 'single' : layout,
          headline: getHeading(maker, heading ?? 'reviews'),
          rating: maker.facts.rating,
          rating_text: describeRating(maker),
          items,
        }),
      ]
}

function takeReviews({ facts, isNew }: Maker, most: number) {
  return facts.reviews.filter(({ text }) => isNew(text)).slice(0, most)
}

export const makeQuote: MakerOf<'quote'> = (maker, { surface, review }) => {
  const chosen = maker.facts.reviews[review]
  return chosen === undefined || !maker.isNew(chosen.text)
    ? []
    : [
        make(maker, 'quote', surface, {
          text: chosen.text,
          author: chosen.author,
          role: '',
          image: null,
        }),
      ]
}
