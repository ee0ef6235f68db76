import type { OrderStatus } from '@marquee/contract/image-generation'
import type {
  FactKind,
  FactQuestion,
  WordBinding,
  WritingFramework,
  WritingLanguage,
} from '@marquee/contract/image-words'

export const STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  queued: 'Queued',
  running: 'In progress',
  done: 'Done',
  failed: 'Failed',
  canceled: 'Canceled',
}

export const STATUS_COLORS: Readonly<Record<OrderStatus, string>> = {
  queued: 'default',
  running: 'processing',
  done: 'success',
  failed: 'error',
  canceled: 'default',
}

export const SOURCE_LABELS = { template: 'From a template', ad: 'Inspired by an ad', idea: 'From an idea' } as const

export const RATIO_LABELS = {
  '1:1': 'Square · 1080 × 1080',
  '4:5': 'Portrait · 1080 × 1350',
  '9:16': 'Story · 1080 × 1920',
  '16:9': 'Landscape · 1920 × 1080',
} as const

export const FRAMEWORK_LABELS: Readonly<Record<WritingFramework, string>> = {
  aida: 'AIDA',
  pas: 'PAS',
  bab: 'BAB',
  fab: 'FAB',
  four_cs: '4Cs',
}

/** What each framework stands for, for users who do not know the abbreviation. */
export const FRAMEWORK_NAMES: Readonly<Record<WritingFramework, string>> = {
  aida: 'Attention, interest, desire, action',
  pas: 'Problem, agitation, solution',
  bab: 'Before, after, bridge',
  fab: 'Feature, advantage, benefit',
  four_cs: 'Clear, concise, compelling, credible',
}

export const WORD_LABELS: Readonly<Record<WordBinding, string>> = {
  headline: 'Headline',
  subline: 'Subline',
  body: 'Body',
  call_to_action: 'Call to action',
  offer: 'Offer',
  price: 'Price',
  old_price: 'Former price',
  quote: 'Quote',
  author: 'Who said it',
  rating: 'Rating',
  badge: 'Badge',
  benefit_1: 'Benefit 1',
  benefit_2: 'Benefit 2',
  benefit_3: 'Benefit 3',
  benefit_4: 'Benefit 4',
  before: 'Before',
  after: 'After',
}

/** Where the fact behind a line comes from. */
export const FACT_LABELS: Readonly<Record<FactKind, string>> = {
  said: 'You wrote',
  review: 'A review',
  number: 'The product',
  offer: 'The offer',
  price: 'The price',
  rating: 'The rating',
  benefit: 'The product',
  page: 'The product page',
  objection: 'What buyers often dislike',
}

export const LANGUAGE_LABELS: Readonly<Record<WritingLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
}

/** The questions that are asked when too few facts are known. */
export const QUESTION_LABELS: Readonly<Record<FactQuestion, { label: string; hint: string }>> = {
  better: { label: 'What does it do better?', hint: 'For example: Brews in 2 minutes.' },
  audience: { label: 'Whom is it for?', hint: 'For example: people who travel with hand luggage.' },
  today: { label: 'What do they use today?', hint: 'For example: instant coffee.' },
}
