import { addressOf, type Columns, firstOf, isObject, objectAt, objectsAt, textOf } from './values.ts'

const VIDEO_SIZE = { width: 1080, height: 1920 }
const IMAGE_SIZE = { width: 1080, height: 1080 }

/** An ad as TikTok's Creative Center, its ad library or its Commercial Content API answers it. None of them has the ad's words. */
export const tiktok = {
  name: 'TikTok’s libraries',
  source: 'tiktok' as const,
  matches: (values: Columns): boolean =>
    isObject(values['video_info']) || isObject(values['ad']) || ('first_shown_date' in values && 'videos' in values),
  read,
}

function read(said: Columns): Columns {
  const ad = isObject(said['ad']) ? said['ad'] : said
  const advertiser = objectAt(said, 'advertiser')
  const isActive = /^active$/i.test(textOf(ad['status']) ?? '')
  const id = textOf(firstOf(ad['id'], ad['ad_id']))
  return {
    external_id: id,
    brand_name: textOf(firstOf(advertiser['business_name'], advertiser['name'], ad['brand_name'], ad['name'])),
    brand_external_id: textOf(firstOf(advertiser['business_id'], advertiser['buisness_id'])),
    title: textOf(firstOf(ad['ad_title'], ad['title'])),
    platforms: ['tiktok'],
    countries: ad['country_code'],
    status: isActive ? 'active' : undefined,
    started_at: ad['first_shown_date'],
    last_seen_at: ad['last_shown_date'],
    landing_page: addressOf(ad['landing_page']),
    library_url: 'first_shown_date' in ad ? `https://library.tiktok.com/ads/detail/?ad_id=${id}` : undefined,
    eu_total_reach: firstOf(objectAt(ad, 'reach')['unique_users_seen'], ad['estimated_audience']),
    media: listMedia(ad),
  }
}

/** The videos of an ad; of several qualities the best one. An ad with a video repeats its cover among the images. */
function listMedia(ad: Columns) {
  const own = objectAt(ad, 'video_info')
  const qualities = Object.entries(objectAt(own, 'video_url')).toSorted(
    ([one], [other]) => Number.parseInt(other, 10) - Number.parseInt(one, 10),
  )
  const videos = [
    { url: addressOf(qualities.map(([, url]) => url)), thumbnail_url: addressOf(own['cover']) },
    ...objectsAt(ad, 'videos').map((video) => ({
      url: addressOf(firstOf(video['video_url'], video['url'])),
      thumbnail_url: addressOf(firstOf(video['cover_img'], video['cover_image_url'])),
    })),
  ].filter(({ url }) => url !== undefined)
  const addresses: unknown[] = Array.isArray(ad['image_urls']) ? ad['image_urls'] : []
  const images = videos.length > 0 ? [] : addresses.map(addressOf).filter((url) => url !== undefined)
  return [
    ...videos.map((video) => ({ kind: 'video', ...video, ...VIDEO_SIZE })),
    ...images.map((url) => ({ kind: 'image', url, ...IMAGE_SIZE })),
  ]
}
