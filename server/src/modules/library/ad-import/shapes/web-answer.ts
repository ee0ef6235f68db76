import { addressOf, type Columns, countOf, firstOf, isObject, objectAt, objectsAt, textOf } from './values.ts'
import { parseLiteral } from './literals.ts'
import { nestPaths } from './nest-paths.ts'
import { withPlainNames } from './plain-names.ts'

const ASSUMED_SIZE = { width: 1080, height: 1080 }
const MOST_MEDIA = 30
/** A dynamic creative names what its cards hold, as `{{product.name}}`. */
const PLACEHOLDER = /\{\{[^{}]*\}\}/
const IMAGE_KEYS = ['original_image_url', 'resized_image_url', 'watermarked_resized_image_url', 'url', 'src'] as const
const VIDEO_KEYS = ['video_hd_url', 'video_sd_url', 'watermarked_video_hd_url', 'watermarked_video_sd_url'] as const

/** An ad as the pages of Meta's Ad Library get it, and as scrapers of these pages keep it: its creative is its `snapshot`. */
export const webAnswer = {
  name: 'Ad Library web answer',
  source: 'meta' as const,
  matches: (values: Columns): boolean =>
    'snapshot' in values ? isObject(parseLiteral(values['snapshot'])) : hasPaths(values),
  read,
}

/** Whether a tool flattened the answers into the columns of a table. */
function hasPaths(values: Columns): boolean {
  return Object.keys(values).some((column) => /^snapshot[./]/.test(column))
}

function read(values: Columns): Columns {
  const said = hasPaths(values) ? nestPaths(values) : values
  // A table of such answers has the snapshot as text.
  const ad = withPlainNames({ ...said, snapshot: parseLiteral(said['snapshot']) })
  const snapshot = objectAt(ad, 'snapshot')
  const parts = objectsAt(snapshot, 'cards')
  const words = (key: string) =>
    wordsOf(
      textOf(snapshot[key]),
      parts.map((card) => textOf(card[key])),
    )
  const media = listMedia(snapshot, parts)
  return {
    external_id: firstOf(ad['ad_archive_id'], ad['ad_library_id'], ad['ad_id'], ad['library_id'], ad['id']),
    body:
      wordsOf(
        textOf(snapshot['body']),
        parts.map((card) => textOf(card['body'])),
      ) ?? textOf(ad['body']),
    title: words('title'),
    link_description: words('link_description'),
    brand_name: textOf(firstOf(ad['page_name'], snapshot['page_name'], snapshot['current_page_name'])),
    brand_external_id: textOf(firstOf(ad['page_id'], snapshot['page_id'])),
    platforms: firstOf(ad['publisher_platform'], ad['publisher_platforms']),
    countries: firstOf(ad['targeted_or_reached_countries'], snapshot['country_iso_code']),
    status: ad['is_active'],
    started_at: firstOf(ad['start_date'], ad['start_date_formatted'], ad['start_date_string']),
    stopped_at: /^true$/i.test(String(ad['is_active']))
      ? null
      : firstOf(ad['end_date'], ad['end_date_formatted'], ad['end_date_string']),
    cta_text: words('cta_text'),
    cta_type: firstOf(snapshot['cta_type'], ...parts.map((card) => card['cta_type'])),
    landing_page: [snapshot, ...parts].map((part) => addressOf(part['link_url'])).find((url) => url !== undefined),
    library_url: addressOf(firstOf(ad['ad_library_url'], ad['url'])),
    display_format: snapshot['display_format'],
    variations_count: countOf(firstOf(ad['collation_count'], ad['ads_count'])),
    eu_total_reach: countOf(firstOf(ad['eu_total_reach'], ad['reach_estimate'])),
    media,
    cards: listCards(parts, media),
  }
}

/** The words of an ad; those of its cards where it has none or only placeholders. */
function wordsOf(text: string | undefined, ofCards: readonly (string | undefined)[]): string | undefined {
  const own = text !== undefined && !PLACEHOLDER.test(text) ? text : undefined
  const said = ofCards.find((words) => words !== undefined && !PLACEHOLDER.test(words))
  // Words around a placeholder say more than nothing.
  return own ?? said ?? text?.replaceAll(new RegExp(PLACEHOLDER, 'g'), '').trim()
}

interface Medium {
  kind: 'image' | 'video'
  url: string
  thumbnail_url?: string | undefined
  width: number
  height: number
}

function mediumOf(part: Columns): Medium | undefined {
  const video = VIDEO_KEYS.map((key) => addressOf(part[key])).find((url) => url !== undefined)
  if (video !== undefined) {
    return { kind: 'video', url: video, thumbnail_url: addressOf(part['video_preview_image_url']), ...ASSUMED_SIZE }
  }
  const image = IMAGE_KEYS.map((key) => addressOf(part[key])).find((url) => url !== undefined)
  return image === undefined ? undefined : { kind: 'image', url: image, ...ASSUMED_SIZE }
}

function listMedia(snapshot: Columns, parts: readonly Columns[]): Medium[] {
  const lists = ['videos', 'images', 'extra_videos', 'extra_images'].flatMap((key) => objectsAt(snapshot, key))
  const media = [...parts, ...lists].map(mediumOf).filter((medium) => medium !== undefined)
  return media.filter(({ url }, index) => media.findIndex((other) => other.url === url) === index).slice(0, MOST_MEDIA)
}

/** The cards of a carousel. One card is the ad itself. */
function listCards(parts: readonly Columns[], media: readonly Medium[]) {
  const cards = parts.length < 2 ? [] : parts.slice(0, MOST_MEDIA)
  return cards.map((card) => {
    const index = media.findIndex(({ url }) => url === mediumOf(card)?.url)
    return {
      title: textOf(card['title']) ?? '',
      body: textOf(card['body']) ?? '',
      landing_page: addressOf(card['link_url']),
      media_index: index === -1 ? undefined : index,
    }
  })
}
