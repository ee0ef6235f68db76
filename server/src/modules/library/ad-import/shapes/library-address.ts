import type { adSource } from '@marquee/contract/ads'
import type { z } from 'zod'
import type { Columns } from './values.ts'

/** The addresses under which public ad libraries show one ad, each with the id of the ad in them. */
const LIBRARIES = [
  ['meta', /^https?:\/\/(?:[\w-]+\.)*facebook\.com\/ads\/(?:library|archive)\/\S*?[?&](?:id|ad_archive_id)=(\d{5,})/i],
  ['tiktok', /^https?:\/\/library\.tiktok\.com\/ads\/detail\/?\?\S*?\bad_id=(\d{5,})/i],
  ['tiktok', /^https?:\/\/ads\.tiktok\.com\/business\/creativecenter\/topads\/(\d{5,})/i],
  ['google', /^https?:\/\/adstransparency\.google\.com\/advertiser\/AR\w+\/creative\/(CR\w+)/i],
  ['linkedin', /^https?:\/\/(?:[\w-]+\.)*linkedin\.com\/ad-library\/detail\/(\d{4,})/i],
] as const satisfies readonly (readonly [z.infer<typeof adSource>, RegExp])[]

const LONGEST = 2048
/** A part that each of these addresses has: most texts have none. */
const LIKELY = /facebook\.com\/ads\/|library\.tiktok|creativecenter\/topads|adstransparency|ad-library\/detail/i

export interface LibraryAddress {
  source: (typeof LIBRARIES)[number][0]
  /** The id of the ad in the library. */
  id: string
  url: string
}

/** The address of an ad's own page in a public ad library; undefined for every other text. */
function toLibraryAddress(value: unknown): LibraryAddress | undefined {
  if (typeof value !== 'string' || value.length > LONGEST || !value.includes('://') || !LIKELY.test(value)) {
    return undefined
  }
  const url = value.trim()
  return LIBRARIES.map(([source, pattern]) => ({ source, id: pattern.exec(url)?.[1] ?? '', url })).find(
    ({ id }) => id !== '',
  )
}

/** The first such address among the values of a row, whatever their columns are called. */
export function findLibraryAddress(values: Columns): LibraryAddress | undefined {
  for (const value of Object.values(values)) {
    const address = toLibraryAddress(value)
    if (address !== undefined) {
      return address
    }
  }
  return undefined
}
