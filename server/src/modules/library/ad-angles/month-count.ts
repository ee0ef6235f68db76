import { type SayingKind, sayingKind } from '@marquee/contract/ad-angles'
import { z } from 'zod'
import { type AdWords, type Judgement, readAngles } from './read-angles.ts'

/** Ads that a saying names: the latest ones. */
const MOST_NAMED_ADS = 24

/** A hook, angle or offer in the ads of one month. */
export const countedSaying = z.object({
  kind: sayingKind,
  value: z.string(),
  ads_count: z.int(),
  brands_count: z.int(),
  /** The latest first. */
  ad_ids: z.array(z.uuid()),
})
export type CountedSaying = z.output<typeof countedSaying>

/** The ads of a niche that started in one month. */
export interface MonthCount {
  judged_ads: number
  judged_brands: number
  not_judged_ads: number
  sayings: CountedSaying[]
}

export type CountedAd = AdWords & { id: string; brand_id: string }

/** Counts what ads say. Add them in the order in which they are to be named. */
export function createMonthCount() {
  const brands = new Set<string>()
  const sayings = new Map<
    string,
    { kind: SayingKind; value: string; ads: number; brands: Set<string>; ids: string[] }
  >()
  let judged = 0
  let notJudged = 0

  function addSaying(kind: SayingKind, value: string, ad: CountedAd): void {
    const key = `${kind} ${value}`
    const saying = sayings.get(key) ?? { kind, value, ads: 0, brands: new Set(), ids: [] }
    sayings.set(key, saying)
    saying.ads += 1
    saying.brands.add(ad.brand_id)
    if (saying.ids.length < MOST_NAMED_ADS) {
      saying.ids.push(ad.id)
    }
  }

  return {
    add(ad: CountedAd): void {
      const judgement = readAngles(ad)
      if (judgement === null) {
        notJudged += 1
        return
      }
      judged += 1
      brands.add(ad.brand_id)
      listSayings(judgement).forEach(([kind, value]) => addSaying(kind, value, ad))
    },

    toCount: (): MonthCount => ({
      judged_ads: judged,
      judged_brands: brands.size,
      not_judged_ads: notJudged,
      sayings: [...sayings.values()].map(({ kind, value, ads, brands: own, ids }) => ({
        kind,
        value,
        ads_count: ads,
        brands_count: own.size,
        ad_ids: ids,
      })),
    }),
  }
}

function listSayings({ hook, angles, offers }: Judgement): [SayingKind, string][] {
  return [
    ['hook', hook],
    ...angles.map((angle): [SayingKind, string] => ['angle', angle]),
    ...offers.map((offer): [SayingKind, string] => ['offer', offer]),
  ]
}
