import { WORD_LIMITS, type WordBinding } from '@marquee/contract/image-words'
import { shorten } from './allowed-text.ts'
import { formatRating } from './collect-facts.ts'
import type { Fact } from './fact.ts'
import { type Choice, type Line, type Lines, setFact } from './set-fact.ts'

/** What has a place of its own: offer, price, rating, and a review in its whole original words. */
export function setFields(choice: Choice): Lines {
  const find = (kind: Fact['kind']) => choice.facts.find((one) => one.kind === kind)
  return {
    ...setOffer(choice, find('offer')),
    ...setPrice(choice, find('price')),
    ...setRating(choice, find('rating')),
    ...setReview(choice),
  }
}

function setOffer(choice: Choice, offer: Fact | undefined): Lines {
  if (offer === undefined) {
    return {}
  }
  // A badge has room for the offer alone, which must not stand without its conditions: "20% off" beside "20% off on orders over $50".
  const whole = setFact(choice, offer, 'offer')
  const [short = offer.text] = choice.language.offer.exec(offer.text) ?? []
  const badge = setFact(choice, offer, 'badge') ?? (whole && setFact(choice, { ...offer, text: short }, 'badge'))
  return { ...inPlace('offer', whole), ...inPlace('badge', badge) }
}

function setPrice(choice: Choice, price: Fact | undefined): Lines {
  return price === undefined ? {} : inPlace('price', setFact(choice, price, 'price'))
}

/** A rating that is the headline stands there alone. */
function setRating({ check, lead, language }: Choice, rating: Fact | undefined): Lines {
  const text = rating === undefined || rating === lead ? '' : formatRating(rating.given, language)
  return rating === undefined || text === '' || !check.isAllowed(text, WORD_LIMITS.rating)
    ? {}
    : { rating: { text, facts: [rating] } }
}

function setReview({ facts, lead, check }: Choice): Lines {
  const review = facts.find(
    (one) => one.kind === 'review' && one !== lead && check.isAllowed(one.text, WORD_LIMITS.quote),
  )
  if (review === undefined) {
    return {}
  }
  const author = shorten(review.author, WORD_LIMITS.author)
  return {
    quote: { text: review.text, facts: [review] },
    ...(author !== '' && { author: { text: author, facts: [review] } }),
  }
}

function inPlace(binding: WordBinding, line: Line | null): Lines {
  return line === null ? {} : { [binding]: line }
}
