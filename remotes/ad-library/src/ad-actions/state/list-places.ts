import type { SavedPlaces } from '@marquee/contract/saved-ads'
import { formatCount } from '@marquee/ui/format-number'

const MOST_NAMED = 4

/**
 * Where ads are saved already, as a sentence: `Already saved in the swipe file, Hooks.` For several ads, each place has their number.
 * @param count the number of ads that are about to be saved
 * @returns null when they are saved nowhere
 */
export function listPlacesText({ saved_ad_ids, boards }: SavedPlaces, count: number): string | null {
  const places = [
    ...(saved_ad_ids.length === 0 ? [] : [{ name: 'the swipe file', ads_count: saved_ad_ids.length }]),
    ...boards,
  ]
  if (places.length === 0) {
    return null
  }
  const named = places
    .slice(0, MOST_NAMED)
    .map(({ name, ads_count }) => (count === 1 ? name : `${name} (${ads_count})`))
  const rest = places.length - named.length
  const list = rest === 0 ? named.join(', ') : `${named.join(', ')} and ${formatCount(rest, 'other board')}`
  return count === 1 ? `Already saved in ${list}.` : `Some of the ${count} ads are already saved in ${list}.`
}
