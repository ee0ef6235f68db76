import type { AdImport, AdImportField } from '@marquee/contract/ad-imports'

/** The names of the fields that a column can contain. */
export const FIELD_LABELS: Readonly<Record<AdImportField, string>> = {
  external_id: 'Ad’s id',
  body: 'Text',
  title: 'Headline',
  link_description: 'Link description',
  hook_text: 'Hook',
  brand_name: 'Brand’s name',
  brand_external_id: 'Brand’s id',
  platforms: 'Platforms',
  countries: 'Countries',
  languages: 'Languages',
  locale: 'Language and country, as en-US',
  niches: 'Niches',
  status: 'Status: active or inactive',
  started_at: 'First day',
  stopped_at: 'Last day',
  first_seen_at: 'First seen',
  last_seen_at: 'Last seen',
  verified_at: 'Last verified',
  cta_text: 'Button’s text',
  cta_type: 'Call to action',
  landing_page: 'Landing page',
  page_type: 'Kind of landing page',
  library_url: 'Address in the ad library',
  image_url: 'Addresses of images',
  video_url: 'Addresses of videos',
  video_thumbnail_url: 'Video thumbnail URLs',
  media: 'Media, as a list of objects',
  cards: 'Cards, as a list of objects',
  transcript: 'Transcript, as a list of lines with times',
  display_format: 'Format',
  asset_type: 'What the eye sees',
  market_target: 'Market: b2b or b2c',
  variations_count: 'Number of variations',
  eu_total_reach: 'Reach in the EU',
  age_min: 'Youngest age',
  age_max: 'Oldest age',
  gender: 'Gender',
  source: 'Source',
}

const STATES: Readonly<Record<AdImport['state'], string>> = {
  ready: 'Ready to import',
  waiting: 'Waiting for its turn',
  running: 'Importing',
  done: 'Imported',
  failed: 'Failed',
  canceled: 'Canceled',
}

export function stateWord({ state }: Pick<AdImport, 'state'>): string {
  return STATES[state]
}

const UNITS = ['bytes', 'KB', 'MB', 'GB']

/** `1536` → "1.5 KB". */
export function formatSize(bytes: number): string {
  const { unitBytes, unit } = unitFor(bytes)
  return `${Number((bytes / unitBytes).toFixed(1))} ${unit}`
}

/** 44 million of 125 million → "42 of 119 MB": both in the unit of the whole, with decimals where it is small. */
export function formatPart(bytes: number, whole: number): string {
  const { unitBytes, unit } = unitFor(whole)
  const decimals = unitBytes > 1 && whole / unitBytes < 10 ? 1 : 0
  return `${(bytes / unitBytes).toFixed(decimals)} of ${(whole / unitBytes).toFixed(decimals)} ${unit}`
}

/** The largest unit of which there is at least one. */
function unitFor(bytes: number): { unitBytes: number; unit: string } {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  return { unitBytes: 1024 ** step, unit: UNITS[step] ?? '' }
}
