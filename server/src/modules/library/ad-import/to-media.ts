import type { NamedValue } from './column-names.ts'
import { parseLiteral } from './shapes/literals.ts'
import { addressOf, isObject, textOf } from './shapes/values.ts'

/** The assumed size of an image when the file contains only its address. */
const ASSUMED_SIZE = { width: 1080, height: 1080 }
const MOST = 30
const LONGEST_ADDRESS = 2048
/** Addresses in one cell are separated by white space, bars, or commas and semicolons before the next address. */
const BETWEEN_ADDRESSES = /[\s|]+|[,;](?=\s*(?:https?:)?\/\/)/i
const VIDEO_FILE = /\.(?:mp4|mov|webm|m4v)(?:[?#]|$)/i

type Fields = ReadonlyMap<string, NamedValue>

/** The images and videos of an ad. What has no web address, such as a file beside the table, is left out. */
export function toMedia(fields: Fields): unknown {
  const media = parseLiteral(fields.get('media')?.value)
  if (Array.isArray(media) && media.some((item) => isObject(item) && 'kind' in item)) {
    return media.slice(0, MOST).map((item) => (isObject(item) ? { ...ASSUMED_SIZE, ...item } : item))
  }
  const typed = Array.isArray(media) ? listAddresses(media.filter(isVideo)) : []
  const mixed = [...listAddresses(media), ...listAddresses(fields.get('image_url')?.value)]
  const isImage = (url: string) => !VIDEO_FILE.test(url) && !typed.includes(url)
  const images = mixed.filter(isImage)
  const videos = [...listAddresses(fields.get('video_url')?.value), ...mixed.filter((url) => !isImage(url))]
  const thumbnails = listAddresses(fields.get('video_thumbnail_url')?.value)
  const isShown = images.length > 0 || videos.length > 0
  const all = [
    ...(isShown ? images : thumbnails).map((url) => ({ kind: 'image', url, ...ASSUMED_SIZE })),
    ...[...new Set(videos)].map((url, index) => ({
      kind: 'video',
      url,
      thumbnail_url: thumbnails[index],
      ...ASSUMED_SIZE,
    })),
  ]
  return all.slice(0, MOST)
}

function isVideo(item: unknown): boolean {
  return isObject(item) && /video/i.test(textOf(item['type'] ?? item['media_type']) ?? '')
}

function listAddresses(said: unknown): string[] {
  const value = parseLiteral(said)
  const items: unknown[] = Array.isArray(value) ? value : (textOf(value) ?? '').split(BETWEEN_ADDRESSES)
  const addresses = items.map((item) => addressOf(isObject(item) ? (item['url'] ?? item['src']) : item))
  return [...new Set(addresses)].filter((url) => url !== undefined && url.length <= LONGEST_ADDRESS) as string[]
}

/** The cards of a carousel: in our own format as they are, of others the words and addresses that are known. */
export function toCards(field: NamedValue | undefined): unknown {
  const value = parseLiteral(field?.value)
  if (!Array.isArray(value) || !value.every(isObject)) {
    return undefined
  }
  return value.slice(0, MOST).map((card) => ({
    title: textOf(card['title'] ?? card['headline']) ?? '',
    body: textOf(card['body'] ?? card['description'] ?? card['text']) ?? '',
    landing_page: addressOf(card['landing_page'] ?? card['link_url'] ?? card['link'] ?? card['linkUrl']),
    media_index: card['media_index'],
  }))
}
