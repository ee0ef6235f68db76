import { MOST_DIFFERENT_BITS } from './hash-quarters.ts'

/** What tells whether two ads show the same creative. */
export interface Creative {
  id: string
  brand_id: string | null
  /** The key of the content or the address of the first image or video. */
  image: string | null
  /** What the first image looks like, in 64 bits. */
  look: string | null
  /** The key of the words. */
  words: string | null
}

/**
 * Groups ads that show the same creative: ads of one brand with the same first image, by its content or its look, or without images with
 * the same words. Ads of an unknown advertiser are not compared.
 * @returns the groups in the order of their first ads, each with the ids of its ads
 */
export function groupCreatives(creatives: readonly Creative[]): string[][] {
  const groups: { first: Creative; ids: string[] }[] = []
  for (const creative of creatives) {
    const group = groups.find(({ first }) => isSame(first, creative))
    if (group === undefined) {
      groups.push({ first: creative, ids: [creative.id] })
    } else {
      group.ids.push(creative.id)
    }
  }
  return groups.map(({ ids }) => ids)
}

function isSame(one: Creative, other: Creative): boolean {
  if (one.brand_id === null || one.brand_id !== other.brand_id) {
    return false
  }
  if (one.image === null || other.image === null) {
    return one.image === other.image && one.words !== null && one.words === other.words
  }
  return one.image === other.image || (one.look !== null && other.look !== null && looksLike(one.look, other.look))
}

function looksLike(one: string, other: string): boolean {
  return one.split('').filter((bit, index) => bit !== other[index]).length <= MOST_DIFFERENT_BITS
}
