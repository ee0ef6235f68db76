import { toFieldName } from '../column-names.ts'
import { toColumns } from './flat-columns.ts'
import { addressOf, type Columns, firstOf, isObject, objectAt, textOf } from './values.ts'

const PORTRAIT = { width: 1080, height: 1920 }
const ASSETS = 'https://www.snap.com/political-ads/'
/** Properties of a creative in one cell, as `web_view_url:https://…`. */
const WEB_VIEW = /web_view_url:(https?:\/\/[^\s;]+)/i

/** An ad of Snapchat's ads gallery, or a row of its library of political ads. */
export const snapchat = {
  name: 'Snapchat’s libraries',
  source: 'upload' as const,
  matches: (values: Columns): boolean =>
    isObject(values['ad_preview']) || propertiesOf(values) !== undefined || hasAsset(values),
  read: (said: Columns): Columns => (isObject(said['ad_preview']) ? readPreview(said['ad_preview']) : readRow(said)),
}

/** Rows without properties name the file of their creative. */
function hasAsset(values: Columns): boolean {
  return Object.values(values).some((value) => typeof value === 'string' && value.startsWith(ASSETS))
}

function propertiesOf(values: Columns): string | undefined {
  const named = Object.entries(values).filter(([name]) => toFieldName(name) === 'creative_properties')
  return textOf(named[0]?.[1]) ?? (named.length > 0 ? '' : undefined)
}

function readPreview(ad: Columns): Columns {
  const url = addressOf(ad['top_snap_media_download_link'])
  const isVideo = /video/i.test(textOf(ad['top_snap_media_type']) ?? '')
  return {
    ...toColumns(ad),
    external_id: ad['id'],
    brand_name: firstOf(ad['brand_name'], ad['paying_advertiser_name'], ad['profile_name']),
    platforms: ['snapchat'],
    countries: Object.keys(objectAt(ad, 'impressions_map')),
    landing_page: addressOf(objectAt(ad, 'web_view_properties')['url']),
    media: url === undefined ? [] : [{ kind: isVideo ? 'video' : 'image', url, ...PORTRAIT }],
  }
}

function readRow(said: Columns): Columns {
  const page = WEB_VIEW.exec(propertiesOf(said) ?? '')?.[1]
  return { ...toColumns(said), platforms: ['snapchat'], ...(page !== undefined && { landing_page: page }) }
}
