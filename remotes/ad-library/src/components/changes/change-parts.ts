import type {
  AdChange,
  AdPart,
  AdVersion,
  LandingPageChange,
  LandingPageVersion,
  PagePart,
} from '@marquee/contract/brand-changes'

/** A changed text with its name. */
export interface TextChange {
  name: string
  before: string
  after: string
}

const AD_PART_NAMES: Readonly<Record<AdPart, string>> = {
  title: 'Headline',
  body: 'Text',
  link_description: 'Link description',
  cards: 'Cards',
  call_to_action: 'Call to action',
  image: 'Image',
  landing_page: 'Link',
}

const AD_TEXTS: Readonly<Record<Exclude<AdPart, 'image'>, (version: AdVersion) => string | null>> = {
  title: ({ title }) => title,
  body: ({ body }) => body,
  link_description: ({ link_description }) => link_description,
  cards: ({ cards }) => cards.map(({ title, body }) => [title, body].filter(Boolean).join('\n')).join('\n\n'),
  call_to_action: ({ cta_text }) => cta_text,
  landing_page: ({ landing_page }) => landing_page?.replace(/[?#].*$/s, '') ?? null,
}

const PAGE_PART_NAMES: Readonly<Record<PagePart, string>> = {
  title: 'Page title',
  headline: 'Headline',
  price: 'Price',
  offer: 'Offer',
  call_to_action: 'Call to action',
  text: 'Text',
}

const PAGE_TEXTS: Readonly<Record<Exclude<PagePart, 'text'>, (version: LandingPageVersion) => string>> = {
  title: ({ title }) => title,
  headline: ({ headline }) => headline,
  price: ({ price, currency }) => [price, currency].filter((part) => part !== null).join(' '),
  offer: ({ offer }) => offer,
  call_to_action: ({ call_to_action }) => call_to_action,
}

/** The texts that changed, in the order in which an ad shows them. */
export function listAdTexts({ changes, before, after }: AdChange): TextChange[] {
  return (Object.keys(AD_TEXTS) as (keyof typeof AD_TEXTS)[])
    .filter((part) => changes.includes(part))
    .map((part) => {
      const read = AD_TEXTS[part]
      return { name: AD_PART_NAMES[part], before: read(before) ?? '', after: read(after) ?? '' }
    })
}

/** The named texts of a landing page that changed. */
export function listPageTexts({ changes, before, after }: LandingPageChange): TextChange[] {
  return (Object.keys(PAGE_TEXTS) as (keyof typeof PAGE_TEXTS)[])
    .filter((part) => changes.includes(part))
    .map((part) => ({ name: PAGE_PART_NAMES[part], before: PAGE_TEXTS[part](before), after: PAGE_TEXTS[part](after) }))
}

/** "Headline, price": what changed, in words. */
export function nameChanges(change: AdChange | LandingPageChange): string {
  const names =
    change.type === 'ad'
      ? change.changes.map((part) => AD_PART_NAMES[part])
      : change.changes.map((part) => PAGE_PART_NAMES[part])
  return names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ')
}
