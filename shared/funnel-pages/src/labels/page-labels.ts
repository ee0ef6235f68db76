import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

/** The words that pages need beside those of the brand: names of controls, and headings that claim nothing. `{…}` are slots. */
export interface PageLabels {
  advertisement: string
  skip: string
  optional: string
  send: string
  choose: string
  before: string
  after: string
  yes: string
  no: string
  ask: string
  property: string
  others: string
  instead_of: string
  ends_on: string
  stars: string
  reviews_count: string
  transcript: string
  no_video: string
  sent_to: string
  next: string
  back: string
  question_count: string
  mostly: string
  imprint: string
  published_by: string
  report: string
  suits: string
  suits_not: string
  reason: string
  consent: string
  email: string
  name: string
  phone: string
  order: string
  see_more: string
  to_the_offer: string
  join: string
  start: string
  thanks: string
  headings: Readonly<Record<HeadingKey, string>>
  questions: Readonly<Record<'what' | 'cost' | 'offer' | 'rating', string>>
}

/** Headings of sections, which templates choose from. None of them claims anything about a product. */
export type HeadingKey =
  | 'what_it_does'
  | 'at_a_glance'
  | 'why'
  | 'reasons'
  | 'in_detail'
  | 'how'
  | 'before_after'
  | 'compare'
  | 'checklist'
  | 'reviews'
  | 'said'
  | 'questions'
  | 'price'
  | 'offer'
  | 'included'
  | 'gallery'
  | 'fit'
  | 'matters'
  | 'second'
  | 'find_out'
  | 'result'
  | 'details_form'
  | 'first_to_know'
  | 'request'
  | 'story'
  | 'watch'
  | 'interested'

const LABELS: Readonly<Record<string, PageLabels>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
}

/** The labels of a language such as `de-CH`; English for languages without labels of their own. */
export function getPageLabels(language: string): PageLabels {
  return LABELS[language.split('-')[0] ?? ''] ?? english
}

/** Puts values into the slots of a label: `{name}` becomes `values.name`. */
export function fillLabel(label: string, values: Readonly<Record<string, string>>): string {
  return label.replaceAll(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot)
}
