import type { LineFact } from '@marquee/contract/image-words'
import type { WritingFacts } from './collect-facts.ts'
import type { Slot, Slots } from './languages/fill-template.ts'
import type { Benefit, ObjectionWords, WriterLanguage } from './languages/writer-language.ts'

const PLACES = ['b', 'm', 'n', 'o'] as const

/** The slots of all templates: names, the benefits by their place and form, and what the facts say. */
export function toSlots(facts: WritingFacts, benefits: readonly Benefit[], language: WriterLanguage): Slots {
  const { name, offer, price, rating, reviewCount, audience, today } = facts
  const [lead = null] = benefits
  const { pain, gain } = findObjection(facts, lead, language)
  const [review] = facts.reviews
  const question = facts.benefits.find(({ kind }) => kind === 'question')
  const byBenefit = benefits
    .slice(0, PLACES.length)
    .flatMap((benefit, index) =>
      Object.entries(benefit.forms).map(([form, text]): [string, Slot] => [
        `${PLACES[index]}.${form}`,
        { text, fact: benefit.fact },
      ]),
    )
  const grammar = Object.entries(language.grammarSlots(name, lead)).map(([slot, text]): [string, Slot] => [
    slot,
    { text, fact: lead === null || !['one', 'oneNamed', 'that', 'itNow'].includes(slot) ? null : lead.fact },
  ])
  const said = (kind: LineFact['kind'], text: string, given = text): Slot => ({ text, fact: { kind, text: given } })
  return {
    name: { text: name.inSentence, fact: null },
    sale: { text: name.offering === 'sale' ? name.inSentence : '', fact: null },
    event: { text: name.offering === 'event' ? name.inSentence : '', fact: null },
    label: { text: name.label, fact: null },
    pain: said('objection', language.lowerFirst(pain), pain),
    gain: { text: language.agreeGain(gain, name), fact: null },
    today: said('said', language.lowerFirst(today), today),
    audience: said('said', language.lowerFirst(audience), audience),
    offer: said('offer', offer.replace(/[.!]$/, ''), offer),
    offerThen: said('offer', language.lowerFirst(offer.replace(/[.!]$/, '')), offer),
    offerEnding: said('offer', language.offerEnd.test(offer) ? offer.replace(/[.!]$/, '') : ''),
    price: said('price', price),
    rating: said('rating', rating === '' ? '' : language.sayRating(rating, reviewCount), rating),
    question: question === undefined ? undefined : { text: question.forms.plain, fact: question.fact },
    quote: said('review', review?.text ?? ''),
    ...Object.fromEntries([...byBenefit, ...grammar]),
  }
}

/** What buyers dislike that the leading benefit answers; empty when that is not certain. */
function findObjection(facts: WritingFacts, lead: Benefit | null, language: WriterLanguage) {
  const none = { pain: '', gain: '' }
  // A sale changes the price, so it answers no other objection.
  if (lead === null || facts.name.offering === 'sale') {
    return none
  }
  const { label, kind } = facts.name
  const [pain = '', gain = '', about] = findWords(facts.category, lead, language) ?? []
  return about === undefined || about.test(`${lead.forms.plain} ${label} ${kind}`) ? { pain, gain } : none
}

function findWords(
  category: WritingFacts['category'],
  { answers }: Benefit,
  { objections, commonObjections }: WriterLanguage,
): ObjectionWords | undefined {
  const byCategory = category === null ? undefined : objections[category]
  return answers === null ? undefined : (byCategory?.[answers] ?? commonObjections[answers])
}
