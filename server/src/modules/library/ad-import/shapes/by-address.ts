import { toFields } from '../column-names.ts'
import { toColumns } from './flat-columns.ts'
import { findLibraryAddress } from './library-address.ts'
import { type Columns, firstOf } from './values.ts'

/**
 * Rows of any tool that name the page of their ad in a public library: the ad is that library's, and has the id that it has there. A
 * tool may have its own ids, and call the address anything.
 */
function byAddress(source: 'meta' | 'tiktok' | 'google', name: string) {
  return {
    name,
    source,
    matches: (values: Columns): boolean => findLibraryAddress(values)?.source === source,
    read: (said: Columns): Columns => withAddress(toColumns(said)),
  }
}

/** The columns of a row, with the ad's id, page and platform in the library whose address one of them holds. */
export function withAddress(columns: Columns): Columns {
  const address = findLibraryAddress(columns)
  if (address === undefined) {
    return columns
  }
  const others = Object.entries(columns).filter(([, value]) => value !== address.url)
  const isOnOne = address.source !== 'meta' && !toFields(columns).has('platforms')
  return {
    ...Object.fromEntries(others),
    external_id: address.id,
    library_url: address.url,
    ...(isOnOne && { platforms: [address.source] }),
  }
}

/** Of a video, TikTok's libraries show the cover, which tools call its image. */
function withCover(columns: Columns): Columns {
  const fields = toFields(columns)
  const [image, video, thumbnail] = ['image_url', 'video_url', 'video_thumbnail_url'].map((name) => fields.get(name))
  if (image === undefined || firstOf(video?.value) === undefined) {
    return columns
  }
  const { [image.column]: cover, ...others } = columns
  return { ...others, video_thumbnail_url: thumbnail?.value ?? cover }
}

export const metaByAddress = byAddress('meta', 'Table with addresses of Meta’s Ad Library')
export const googleByAddress = byAddress('google', 'Table with addresses of Google’s transparency center')

const tiktokAddresses = byAddress('tiktok', 'Table of ads of TikTok’s libraries')
export const tiktokTable = {
  ...tiktokAddresses,
  // No other library estimates an audience.
  matches: (values: Columns): boolean => 'estimated_audience' in values || tiktokAddresses.matches(values),
  read: (said: Columns): Columns => ({ platforms: ['tiktok'], ...withCover(tiktokAddresses.read(said)) }),
}
