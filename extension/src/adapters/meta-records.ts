import { createDataReader, PAGE_DATA, type PageObject, toId, toList, toObject, toText } from './page-data.ts'
import { readAddress, readFileAddress } from './read-address.ts'
import type { SeenAd, SeenMedium } from './seen-ad.ts'

const PLATFORMS = ['facebook', 'instagram', 'audience_network', 'messenger', 'threads', 'whatsapp'] as const
/** Templates of catalogue ads say nothing: the first card does. */
const TEMPLATE = /\{\{[^}]+\}\}/

/** The records that a document carries, by their ids. */
export const readMetaRecords = createDataReader('ad_archive_id', (object) =>
  typeof object['snapshot'] === 'object' ? toId(object['ad_archive_id']) : null,
)

/** Whether the data of a document says that a search found nothing. */
export function saysNothingFound(document: Document): boolean {
  return [...document.querySelectorAll(PAGE_DATA)].some((script) =>
    /"search_results_connection":\{"count":0\b/.test(script.textContent ?? ''),
  )
}

/** What a record says about an ad; keys are missing where it says nothing. */
export function readMetaRecord(record: PageObject, base: URL): Partial<SeenAd> {
  const snapshot = toObject(record['snapshot'])
  const cards = toList(snapshot['cards']).map(toObject)
  const name = toWords(record['page_name']) ?? toWords(snapshot['page_name'])
  return withoutNothing({
    advertiser: name === null ? null : { name, external_id: toId(record['page_id']), website: null },
    ...readWords(snapshot, { card: cards[0] ?? {}, name, base }),
    ...readRun(record),
    platforms: PLATFORMS.filter((platform) =>
      toList(record['publisher_platform']).some((item) => toWords(item)?.toLowerCase() === platform),
    ),
    media: [
      ...readMedia(snapshot, base),
      ...cards.flatMap((item) => readMedia({ videos: [item], images: [item] }, base)),
    ],
  })
}

/** The ad's own texts, or those of its first card. The title of a carousel is often the name of the page. */
function readWords(
  snapshot: PageObject,
  { card, name, base }: { card: PageObject; name: string | null; base: URL },
): Partial<{ [K in keyof SeenAd]: SeenAd[K] | null }> {
  const say = (field: string) => toWords(snapshot[field]) ?? toWords(card[field])
  const title = say('title')
  return {
    body: toWords(toObject(snapshot['body'])['text']) ?? toWords(card['body']),
    title: title === name ? (toWords(card['title']) ?? title) : title,
    link_description: say('link_description'),
    cta_text: say('cta_text'),
    landing_page: readAddress(say('link_url'), base),
  }
}

/** The end of a running ad is the day of the look, so it is left out. */
function readRun(record: PageObject) {
  const status = toStatus(record['is_active'])
  return {
    status,
    started_at: toMoment(record['start_date']),
    stopped_at: status === 'active' ? null : toMoment(record['end_date']),
  }
}

function readMedia({ videos, images }: PageObject, base: URL): SeenMedium[] {
  const playable = toList(videos).flatMap((item): SeenMedium[] => {
    const video = toObject(item)
    const url = toFile(video['video_hd_url'], base) ?? toFile(video['video_sd_url'], base)
    return url === null ? [] : [{ kind: 'video', url, poster: toFile(video['video_preview_image_url'], base) }]
  })
  if (playable.length > 0) {
    return playable
  }
  return toList(images).flatMap((item): SeenMedium[] => {
    const image = toObject(item)
    const url = toFile(image['original_image_url'], base) ?? toFile(image['resized_image_url'], base)
    return url === null ? [] : [{ kind: 'image', url, poster: null }]
  })
}

const toFile = (value: unknown, base: URL) => (typeof value === 'string' ? readFileAddress(value, base) : null)

function toStatus(isActive: unknown): SeenAd['status'] | null {
  if (typeof isActive !== 'boolean') {
    return null
  }
  return isActive ? 'active' : 'inactive'
}

function toWords(value: unknown): string | null {
  const text = toText(value)
  return text !== null && TEMPLATE.test(text) ? null : text
}

/** Seconds at midnight in California: the UTC day is the day that is shown. */
function toMoment(value: unknown): string | null {
  return typeof value === 'number' && value > 0
    ? `${new Date(value * 1000).toISOString().slice(0, 10)}T00:00:00.000Z`
    : null
}

function withoutNothing(said: { [K in keyof SeenAd]?: SeenAd[K] | null }): Partial<SeenAd> {
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== null && (value as string | unknown[]).length !== 0),
  )
}
