import type { FunnelPage } from './funnel-page.ts'
import { listSectionTexts } from './list-page-texts.ts'
import type { Section, SectionType } from './section.ts'
import { listKeywords } from './build/split-facts.ts'

/** What an ad says, as it was made: empty texts and null are what it does not say. */
export interface AdPromises {
  headline: string
  text: string
  offer: string
  price: string
  /** The product that the ad shows. */
  product: string
  /** The asset of the ad’s main image. */
  image: string | null
}

/** A promise of an ad that its page does not answer. */
export interface UnansweredPromise {
  kind: 'headline' | 'product' | 'offer' | 'price' | 'figure' | 'image'
  /** The words of the ad; the id of the asset for an image. */
  text: string
  /** The section in which readers of the ad look for the answer. */
  place: SectionType
}

/** The first sections, which readers see before they decide to stay. */
const OPENING = 3
/** The share of a headline’s keywords that the opening must repeat for readers to recognize the ad. */
const RECOGNIZED = 0.5

/**
 * Compares an ad with the page that it leads to: the same product, words and image at the opening, the same offer and price, and each
 * figure. Hidden sections do not count. @returns the promises without an answer, those of the opening first
 */
export function compareAdAndPage(ad: AdPromises, page: Pick<FunnelPage, 'sections'>): UnansweredPromise[] {
  const shown = page.sections.filter(({ hidden }) => !hidden)
  const openingSections = shown.filter(({ type }) => type !== 'top_bar' && type !== 'author').slice(0, OPENING)
  const opening = toComparable(openingSections)
  const all = toComparable(shown)
  const says = (text: string, within: string) => within.includes(normalize(text))
  const missing: UnansweredPromise[] = []
  const demand = (isAnswered: boolean, promise: UnansweredPromise) => {
    if (promise.text.trim() !== '' && !isAnswered) {
      missing.push(promise)
    }
  }
  demand(shareOfKeywords(ad.headline, opening) >= RECOGNIZED, { kind: 'headline', text: ad.headline, place: 'hero' })
  demand(says(ad.product, opening), { kind: 'product', text: ad.product, place: 'hero' })
  demand(hasImage(openingSections, ad.image), { kind: 'image', text: ad.image ?? '', place: 'hero' })
  demand(says(ad.offer, all), { kind: 'offer', text: ad.offer, place: 'offer' })
  demand(says(ad.price, all), { kind: 'price', text: ad.price, place: 'price' })
  const known = normalize(`${ad.offer} ${ad.price}`)
  for (const figure of listFigures(`${ad.headline}\n${ad.text}`)) {
    const isOfferOrPrice = known.includes(normalize(figure))
    demand(isOfferOrPrice || says(figure, all), { kind: 'figure', text: figure, place: 'proof' })
  }
  return missing
}

/** Numbers with their currency, sign or unit, as in `20%`, `€39` or `12 hours`; each once. */
function listFigures(text: string): string[] {
  const found = text.match(/(?:[€$£¥]\s?)?\d[\d.,]*(?:\s?(?:[%€$£¥]|\p{L}{1,12}))?/gu) ?? []
  return [...new Set(found.map((figure) => figure.replace(/[.,]$/, '').trim()))]
}

function shareOfKeywords(text: string, within: string): number {
  const keywords = [...new Set(listKeywords(text))]
  return keywords.length === 0 ? 1 : keywords.filter((word) => within.includes(word)).length / keywords.length
}

function hasImage(sections: readonly Section[], image: string | null): boolean {
  return image === null || JSON.stringify(sections).includes(image)
}

const toComparable = (sections: readonly Section[]) => normalize(sections.flatMap(listSectionTexts).join('\n'))

/** Lower case, and single spaces that also stand for those that do not break. */
const normalize = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim()
