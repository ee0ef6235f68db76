import type { NamedValue } from './column-names.ts'
import { parseLiteral } from './shapes/literals.ts'
import { withPlainNames } from './shapes/plain-names.ts'
import { addressOf, type Columns, firstOf, isObject, textOf } from './shapes/values.ts'

/** The assumed size of an image when the file contains only its address. */
const ASSUMED_SIZE = { width: 1080, height: 1080 }
const MOST = 30
const LONGEST_ADDRESS = 2048
/**
 * Addresses in one cell are separated by white space, bars, or commas and semicolons before the next address; databases put braces
 * around them.
 */
const BETWEEN_ADDRESSES = /[\s|]+|[,;](?=\s*"?(?:https?:)?\/\/)|^\{|\}$|"/i
/** A file as Airtable names it, `hero.jpg (https://…)`, or a link in Markdown. */
const IN_BRACKETS = /\((https?:\/\/[^\s()]+)\)/gi
const VIDEO_FILE = /\.(?:mp4|mov|webm|m4v)(?:[?#]|$)|[?&](?:media_?type|mime_type)=(?:video|mp4|mov)/i
const CARD_IMAGES = 'original_image_url resized_image_url image_url image picture thumbnail'.split(' ')
const CARD_VIDEOS = 'video_hd_url video_sd_url video_url video'.split(' ')

type Fields = ReadonlyMap<string, NamedValue>

/** The images and videos of an ad. What has no web address, such as a file beside the table, is left out. */
export function toMedia(fields: Fields): unknown {
  const media = parseLiteral(fields.get('media')?.value)
  if (Array.isArray(media) && media.some((item) => isObject(item) && 'kind' in item)) {
    return media.slice(0, MOST).map((item) => (isObject(item) ? { ...ASSUMED_SIZE, ...item } : item))
  }
  const { images, videos } = sortAddresses(fields, media)
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

/** The addresses of images and videos, wherever they stand; those of cards when the ad has none of its own. */
function sortAddresses(fields: Fields, media: unknown): { images: string[]; videos: string[] } {
  const typed = Array.isArray(media) ? listAddresses(media.filter(isVideo)) : []
  const own = [...listAddresses(media), ...listAddresses(fields.get('image_url')?.value)]
  const hasOwn = own.length > 0 || fields.has('video_url')
  const mixed = hasOwn ? own : listAddresses(listCards(fields).map(addressOfCard))
  const isImage = (url: string) => !VIDEO_FILE.test(url) && !typed.includes(url)
  return {
    images: mixed.filter(isImage),
    videos: [...listAddresses(fields.get('video_url')?.value), ...mixed.filter((url) => !isImage(url))],
  }
}

function isVideo(item: unknown): boolean {
  return isObject(item) && /video/i.test(textOf(item['type'] ?? item['media_type']) ?? '')
}

function listAddresses(said: unknown): string[] {
  const value = parseLiteral(said)
  const items: unknown[] = Array.isArray(value) ? value : splitAddresses(textOf(value) ?? '')
  const addresses = items.map((item) => addressOf(isObject(item) ? (item['url'] ?? item['src']) : item))
  return [...new Set(addresses)].filter((url) => url !== undefined && url.length <= LONGEST_ADDRESS) as string[]
}

function splitAddresses(text: string): string[] {
  const named = [...text.matchAll(IN_BRACKETS)].map(([, url = '']) => url)
  return named.length > 0 ? named : text.split(BETWEEN_ADDRESSES)
}

/** The cards of a carousel: in our own format as they are, of others the words and addresses that are known. */
export function toCards(fields: Fields, media: unknown): unknown {
  const shown: unknown[] = Array.isArray(media) ? media : []
  return listCards(fields).map((card) => {
    const url = addressOfCard(card)
    const index = url === undefined ? -1 : shown.findIndex((medium) => isObject(medium) && medium['url'] === url)
    return {
      title: textOf(firstOf(card['title'], card['headline'])) ?? '',
      body: textOf(firstOf(card['body'], card['description'], card['text'])) ?? '',
      landing_page: addressOf(firstOf(card['landing_page'], card['link_url'], card['link'])),
      media_index: card['media_index'] ?? (index === -1 ? undefined : index),
    }
  })
}

function listCards(fields: Fields): Columns[] {
  const value = parseLiteral(fields.get('cards')?.value)
  return Array.isArray(value) && value.every(isObject) ? value.slice(0, MOST).map(withPlainNames) : []
}

/** The video of a card, or else its image. */
function addressOfCard(card: Columns): string | undefined {
  return [...CARD_VIDEOS, ...CARD_IMAGES].map((name) => addressOf(card[name])).find((url) => url !== undefined)
}
