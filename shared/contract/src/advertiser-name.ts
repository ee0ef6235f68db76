import type { BrandReference } from './ads.ts'

interface NamedAd {
  brand: Pick<BrandReference, 'name'> | null
}

/** The advertiser's name, or the words that stand in its place. */
export function advertiserName({ brand }: NamedAd): string {
  return brand?.name ?? 'Advertiser not known'
}

/** The advertiser within a sentence, as in "the ad of Acme". */
export function mentionAdvertiser({ brand }: NamedAd): string {
  return brand?.name ?? 'an unknown advertiser'
}
