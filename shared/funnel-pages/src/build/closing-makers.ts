import { fillLabel } from '../labels/page-labels.ts'
import type { FormField } from '../section-parts.ts'
import type { SectionOf } from '../section.ts'
import {
  describeProduct,
  describeRating,
  getHeading,
  make,
  makeButton,
  type Maker,
  type MakerOf,
} from './section-maker.ts'
import { splitBenefit } from './split-facts.ts'

export const makeOffer: MakerOf<'offer'> = (maker, { surface, image }) => {
  const { facts } = maker
  return facts.offer === ''
    ? []
    : [
        make(maker, 'offer', surface ?? 'accent', {
          headline: facts.offer,
          text: facts.name,
          conditions: facts.offer_conditions,
          ends_on: facts.offer_ends_on,
          button: makeButton(maker, 'link'),
          image: image === true ? (maker.takeImage() ?? facts.images[0] ?? null) : null,
        }),
      ]
}

export const makePrice: MakerOf<'price'> = (maker, { surface, heading, image, includes }) => {
  const { facts } = maker
  return facts.price === ''
    ? []
    : [
        make(maker, 'price', surface, {
          headline: getHeading(maker, heading ?? 'price'),
          name: facts.name,
          price: facts.price,
          old_price: facts.old_price,
          includes: facts.benefits.slice(0, includes).map((benefit) => splitBenefit(benefit).title.slice(0, 300)),
          button: makeButton(maker, 'link'),
          note: facts.offer.slice(0, 300),
          image: image === true ? (maker.takeImage() ?? facts.images[0] ?? null) : null,
        }),
      ]
}

export const makeGuarantee: MakerOf<'guarantee'> = (maker, { surface }) =>
  maker.facts.guarantee === '' ? [] : [make(maker, 'guarantee', surface, { headline: maker.facts.guarantee, text: '' })]

/** The questions that are known, and those whose answers are facts. */
export const makeQuestions: MakerOf<'questions'> = (maker, { surface, heading }) => {
  const { facts, labels } = maker
  const ask = (key: keyof typeof labels.questions, answer: string) =>
    answer === '' ? [] : [{ question: fillLabel(labels.questions[key], { name: facts.name }), answer }]
  const items = [
    ...facts.questions,
    ...ask('what', describeProduct(maker, 260)),
    ...ask('cost', facts.price),
    ...ask('offer', [facts.offer, facts.offer_conditions].filter(Boolean).join('. ')),
    ...ask('rating', describeRating(maker).replace(' · ', ', ')),
  ].slice(0, 8)
  return items.length < 2
    ? []
    : [make(maker, 'questions', surface, { headline: getHeading(maker, heading ?? 'questions'), items })]
}

/** Without a name, its slot is left for the user to fill: the page cannot be published with it. */
function makeConsent({ labels, facts, theme }: Maker): string {
  const brand = theme.brand_name || facts.name
  return fillLabel(labels.consent, brand === '' ? {} : { brand })
}

export const makeForm: MakerOf<'form'> = (maker, { surface, fields, heading, headline, image }) => {
  const { labels, facts, newId } = maker
  const field = (kind: FormField['kind'], label: string, required: boolean): FormField => ({
    id: newId(),
    kind,
    label,
    required,
    choices: [],
  })
  const names = { email: labels.email, name: labels.name, phone: labels.phone, text: labels.headings.find_out }
  const promises = { benefit: splitBenefit(facts.benefits[0] ?? '').title || facts.name, name: facts.name, none: '' }
  const promised = promises[headline ?? 'none']
  const section = make(maker, 'form', surface, {
    headline: promised || getHeading(maker, heading),
    text: describeProduct(maker, 190),
    fields: [
      ...fields.map((kind) => field(kind, names[kind], kind === 'email')),
      field('consent', makeConsent(maker), true),
    ],
    target: { to: 'marquee' },
    button_label: makeButton(maker, 'form').label,
    thanks: labels.thanks,
    note: '',
    image: image === true ? (maker.takeImage() ?? facts.images[0] ?? null) : null,
  })
  return [{ ...section, text: maker.isNew(section.text) ? section.text : '', id: maker.targetIds.form }]
}

/** Asks which benefits matter. Each result is the benefit that was chosen, so that it promises nothing else. */
export const makeQuiz: MakerOf<'quiz'> = (maker, { surface, described }) => {
  const benefits = maker.facts.benefits.slice(0, 4).map(splitBenefit)
  if (benefits.length < 2) {
    return []
  }
  const answers = benefits.map(({ title }, result) => ({ text: title.slice(0, 300), result }))
  const section = make(maker, 'quiz', surface, {
    headline: getHeading(maker, 'find_out'),
    text: described === true ? describeProduct(maker, 190) : '',
    questions: [
      { question: getHeading(maker, 'matters'), answers },
      { question: getHeading(maker, 'second'), answers: [...answers.slice(1), ...answers.slice(0, 1)] },
    ],
    results: benefits.map((benefit) => makeResult(maker, benefit)),
  })
  return [{ ...section, id: maker.targetIds.quiz }]
}

function makeResult(
  maker: Maker,
  { title, text }: { title: string; text: string },
): SectionOf<'quiz'>['results'][number] {
  return {
    headline: `${maker.facts.name}: ${title}`,
    text: text || describeProduct(maker, 200),
    button: makeButton(maker, 'link'),
    image: null,
  }
}

export const makeVideo: MakerOf<'video'> = (maker, { surface, heading }) => {
  const { video } = maker.facts
  return video === null
    ? []
    : [
        make(maker, 'video', surface, {
          headline: heading === undefined ? '' : getHeading(maker, heading),
          text: '',
          ...video,
          button: makeButton(maker, 'link'),
        }),
      ]
}

export const makeGallery: MakerOf<'gallery'> = (maker, { surface, from, heading }) => {
  const images = maker.facts.images.slice(from, from + 6)
  return images.length < 2
    ? []
    : [make(maker, 'gallery', surface, { headline: getHeading(maker, heading ?? 'gallery'), images })]
}

export const makeImage: MakerOf<'image'> = (maker, { surface }) => {
  const image = maker.takeImage()
  return image === null ? [] : [make(maker, 'image', surface, { image, caption: '' })]
}

export const makeButtonBand: MakerOf<'button_band'> = (maker, { surface, says, to }) => {
  const { facts } = maker
  const benefit = splitBenefit(facts.benefits.at(-1) ?? '').title
  const headline = {
    benefit: benefit || facts.name,
    name: facts.name,
    offer: facts.offer || facts.name,
    interested: getHeading(maker, 'interested'),
  }[says]
  const button = makeButton(maker, to)
  return button.href === null
    ? []
    : [
        make(maker, 'button_band', surface, {
          headline,
          text: says === 'interested' ? facts.name : '',
          button,
          note: says === 'offer' ? '' : facts.offer.slice(0, 300),
        }),
      ]
}

export const makeFooter: MakerOf<'footer'> = (maker, { surface }) => [
  make(maker, 'footer', surface ?? 'dark', {
    company: maker.facts.company,
    imprint: maker.facts.imprint,
    links: [],
    disclaimer: '',
  }),
]
