import { isAdId, plainName, toFieldName } from '../column-names.ts'
import { unfoldKeyed } from './unfold-keyed.ts'
import { type Columns, isObject } from './values.ts'

const MOST_LEVELS = 10
/** Fields that only an ad has. */
const SHOWN: ReadonlySet<string> = new Set(['body', 'title', 'hook_text', 'image_url', 'video_url', 'media', 'cards'])
const OF_BRAND: ReadonlySet<string> = new Set(['brand_name', 'brand_external_id'])
/** Lists inside of an ad. */
const PARTS =
  /^(?:cards?|images?|videos?|media|assets?|creatives?|extra_\w+|transcript\w*|carousel\w*|attachments?|versions?|variations?|variants?|slides?)$/i

/**
 * The ads that a row holds. Most rows are one ad; answers of web pages wrap lists of ads, on several levels. A list's own object may
 * name the advertiser for all of its ads.
 * @returns the row itself when no ad is found inside, so that a person can say what its columns are
 */
export function unfoldAds(row: Columns): Columns[] {
  if (isFlat(row)) {
    return [row]
  }
  const byKey = unfoldKeyed(row)
  if (byKey !== undefined) {
    return byKey
  }
  if (isCertainAd(row)) {
    return [row]
  }
  const certain = listInside(row, isCertainAd, MOST_LEVELS)
  if (certain.length > 0 || showsSomething(row)) {
    return certain.length > 0 ? certain : [row]
  }
  const probable = listInside(row, showsSomething, MOST_LEVELS)
  return probable.length > 0 ? probable : [row]
}

/** Whether a row is an ad, or wraps ads. */
export function holdsAds(row: Columns): boolean {
  return unfoldAds(row).some((ad) => isCertainAd(ad) || showsSomething(ad))
}

/** Whether an object is an ad, whatever else it holds. */
function isCertainAd(value: Columns): boolean {
  return (
    isObject(value['snapshot']) ||
    'ad_snapshot_url' in value ||
    'region_stats' in value ||
    (isObject(value['ad']) && isObject(value['advertiser'])) ||
    Object.keys(value).some((key) => isAdId(key) && isWord(value[key]))
  )
}

function isFlat(row: Columns): boolean {
  return Object.values(row).every((value) => typeof value !== 'object' || value === null)
}

function isWord(value: unknown): boolean {
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
}

/** A bare `name` may be that of anything. */
function showsSomething(value: Columns): boolean {
  return Object.keys(value).some(
    (key) => SHOWN.has(toFieldName(key)) && plainName(key) !== 'name' && value[key] !== null && value[key] !== '',
  )
}

function listInside(row: Columns, isAd: (value: Columns) => boolean, levels: number): Columns[] {
  if (levels === 0) {
    return []
  }
  const brand = Object.fromEntries(
    Object.entries(row).filter(([key, value]) => OF_BRAND.has(toFieldName(key)) && isWord(value)),
  )
  return Object.entries(row).flatMap(([key, value]) => {
    if (PARTS.test(key)) {
      return []
    }
    const children = (Array.isArray(value) ? value.flat(2) : [value]).filter(isObject)
    return children.flatMap((child) =>
      // A part of an ad, such as its creative, is no ad for itself; an item of a list is.
      isAd(child) && (Array.isArray(value) || isAd === isCertainAd)
        ? [{ ...brand, ...child }]
        : listInside(child, isAd, levels - 1).map((ad) => ({ ...brand, ...ad })),
    )
  })
}
