import type { FunnelPageKind, FunnelPageLook } from '@marquee/funnel-pages/funnel-page'
import type { Surface } from '@marquee/funnel-pages/section-parts'
import type { Section, SectionType } from '@marquee/funnel-pages/section'

export const KIND_LABELS: Readonly<Record<FunnelPageKind, string>> = {
  advertorial: 'Advertorial',
  listicle: 'Listicle',
  product: 'Product page',
  quiz: 'Quiz',
  lead_form: 'Lead form',
  video_sales_letter: 'Video sales letter',
  comparison: 'Comparison',
  waiting_list: 'Waiting list',
}

export const LOOK_LABELS: Readonly<Record<FunnelPageLook, string>> = { editorial: 'Editorial', bold: 'Bold' }

export const SURFACE_LABELS: Readonly<Record<Surface, string>> = {
  page: 'Plain',
  tinted: 'Tinted',
  dark: 'Dark',
  accent: 'Brand color',
}

export const SECTION_LABELS: Readonly<Record<SectionType, string>> = {
  top_bar: 'Top bar',
  hero: 'Hero',
  author: 'Author',
  article: 'Text',
  list_item: 'List item',
  proof: 'Proof',
  features: 'Features',
  steps: 'Steps',
  before_after: 'Before and after',
  comparison_table: 'Comparison table',
  reviews: 'Reviews',
  quote: 'Quote',
  logos: 'Logos',
  audience_fit: 'Who it is for',
  details: 'Details',
  offer: 'Offer',
  price: 'Price',
  guarantee: 'Guarantee',
  questions: 'Questions',
  form: 'Form',
  quiz: 'Quiz',
  video: 'Video',
  gallery: 'Gallery',
  image: 'Image',
  button_band: 'Button band',
  footer: 'Footer with imprint',
}

/** A section in lists: its type and its first words. */
export function describeSection(section: Section): string {
  const words = 'headline' in section ? section.headline : ''
  return words.trim() === '' ? SECTION_LABELS[section.type] : `${SECTION_LABELS[section.type]}: ${words}`
}
