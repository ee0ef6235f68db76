import { toRichText } from '../rich-text.ts'
import {
  describeProduct,
  describeRating,
  getDescription,
  getHeading,
  make,
  makeButton,
  type Maker,
  type MakerOf,
  say,
} from './section-maker.ts'
import type { PlanOf } from '../templates/page-template.ts'
import { splitBenefit } from './split-facts.ts'

export const makeTopBar: MakerOf<'top_bar'> = (maker, { surface, notice, button }) => [
  make(maker, 'top_bar', surface, {
    notice: notice === undefined ? '' : maker.labels.advertisement,
    button: makeButton(maker, button === true ? 'link' : 'none'),
  }),
]

export const makeHero: MakerOf<'hero'> = (maker, plan) => {
  const { facts } = maker
  const headline = chooseHeadline(maker, plan)
  const eyebrow = { name: facts.name, category: facts.category, brand: maker.theme.brand_name, none: '' }[
    plan.eyebrow ?? 'none'
  ]
  const text = chooseText(maker, plan, headline)
  maker.isNew(text)
  const isArticle = plan.layout === 'article'
  return [
    make(maker, 'hero', plan.surface, {
      layout: plan.layout,
      eyebrow: headline.includes(eyebrow) ? '' : eyebrow,
      headline,
      text,
      button: makeButton(maker, plan.button),
      note: maker.kind === 'product' ? facts.price : '',
      image: plan.image === false ? null : (facts.images[0] ?? null),
      rating: isArticle ? null : facts.rating,
      rating_text: isArticle ? '' : describeRating(maker),
    }),
  ]
}

const LONGEST_QUOTE = 110

function chooseHeadline(maker: Maker, { headline }: PlanOf<'hero'>): string {
  const { facts } = maker
  const benefit = say(maker, 'hero', 'headline', splitBenefit(facts.benefits[0] ?? '').title, 90)
  const quote = facts.reviews.find(({ text }) => text.length <= LONGEST_QUOTE)?.text.replace(/\.$/, '')
  const options = {
    name: facts.name,
    benefit,
    offer: facts.offer,
    reasons: maker.listed > 1 ? getHeading(maker, 'reasons') : '',
    quote: quote === undefined ? '' : `“${quote}”`,
  }
  return options[headline] || benefit || facts.name
}

function chooseText(maker: Maker, { text, headline }: PlanOf<'hero'>, shown: string): string {
  const { facts } = maker
  const benefit = splitBenefit(facts.benefits[headline === 'benefit' ? 1 : 0] ?? '')
  const joined = [benefit.title, benefit.text].filter(Boolean).join(': ')
  const options = {
    description: describeProduct(maker, 190),
    benefit: joined,
    offer: facts.offer,
  }
  return [options[text], options.description, joined].find((one) => one !== '' && one !== shown) ?? ''
}

export const makeAuthor: MakerOf<'author'> = (maker, { surface }) =>
  maker.facts.author === null ? [] : [make(maker, 'author', surface, { ...maker.facts.author, image: null })]

export const makeArticle: MakerOf<'article'> = (maker, plan) => {
  const text = plan.says === 'benefits' ? writeBenefits(maker) : writeDescription(maker, plan.says)
  return text.length === 0
    ? []
    : [
        make(maker, 'article', plan.surface, {
          headline: plan.heading === undefined ? '' : getHeading(maker, plan.heading),
          text,
          image: plan.image === true ? maker.takeImage() : null,
          image_side: plan.side ?? 'above',
        }),
      ]
}

/** Benefits with an explanation get a heading each; the others are bullets. */
function writeBenefits({ facts, takeRelated }: Maker) {
  const written = facts.benefits.slice(0, 6).map((benefit) => {
    const { title, text } = splitBenefit(benefit)
    return { title, text: text || (takeRelated(benefit) ?? '') }
  })
  const explained = written.filter(({ text }) => text !== '')
  const bare = written.filter(({ text }) => text === '')
  return [
    ...explained.flatMap(({ title, text }) => [
      { style: 'heading' as const, spans: [{ text: title }] },
      ...toRichText(text),
    ]),
    ...bare.map(({ title }) => ({ style: 'bullet' as const, spans: [{ text: title }] })),
  ]
}

/** The part of the description without what the page says already. */
function writeDescription(maker: Maker, part: 'opening' | 'rest' | 'description') {
  return toRichText(getDescription(maker, part)).filter(({ spans }) => maker.isNew(spans[0]?.text ?? ''))
}

export const makeListItems: MakerOf<'list_items'> = (maker, plan) =>
  maker.facts.benefits.slice(0, plan.most).map((benefit, index) => {
    const { title, text } = splitBenefit(benefit)
    const related = maker.takeRelated(benefit)
    const hasButton = plan.button_every !== undefined && (index + 1) % plan.button_every === 0
    return make(maker, 'list_item', plan.surface, {
      headline: title,
      text: toRichText([text, related ?? ''].filter(Boolean).join('\n')),
      image: plan.images === true ? maker.takeImage() : null,
      button: makeButton(maker, hasButton ? 'link' : 'none'),
    })
  })
