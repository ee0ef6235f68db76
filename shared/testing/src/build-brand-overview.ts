import type { BrandOverview } from '@marquee/contract/brand-insights'
import { buildId } from './build-id.ts'

/** A brand with figures; a different `number` creates a different brand. */
export function buildBrandOverview(changes: Partial<BrandOverview> = {}, number = 1): BrandOverview {
  return {
    id: buildId(number, 7),
    home: 'common',
    name: `Brand ${number}`,
    logo_url: null,
    category: null,
    website: null,
    niches: ['home'],
    ads_count: 12,
    active_ads: 4,
    launched_7d: 1,
    launched_30d: 3,
    formats: { image: 6, video: 3, carousel: 3, text: 0 },
    longest_run_days: 90,
    is_followed: false,
    ...changes,
  }
}
