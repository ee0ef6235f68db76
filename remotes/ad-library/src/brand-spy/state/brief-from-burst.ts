import type { AdSummary } from '@marquee/contract/ads'
import type { LaunchBurst } from '@marquee/contract/brand-spy'
import { formatCount } from '@marquee/ui/format-number'
import type { NewBrief } from '../api/briefs.ts'
import { TRAIT_NAMES } from './spy-words.ts'

const MOST_HOOKS = 30
const MOST_HOOK_LENGTH = 500

/** The content of a brief from a launch burst: the test's setup, the opening lines, and the ads as references. */
export function toBurstBrief(brandName: string, burst: LaunchBurst, ads: readonly AdSummary[]): NewBrief {
  const { ads_count, active_ads, first_day, landing_page, differs } = burst
  const tested = differs.map(({ trait, versions }) => `${versions} ${TRAIT_NAMES[trait]}`).join(', ')
  const hooks = ads.map(({ body }) => body.trim().split('\n')[0]?.trim().slice(0, MOST_HOOK_LENGTH) ?? '')
  return {
    title: `Test like ${brandName} on ${first_day}`.slice(0, 200),
    concept: [
      `On ${first_day} ${brandName} launched ${formatCount(ads_count, 'ad')} that lead to ${landing_page}.`,
      tested === '' ? 'They say the same.' : `They differ in: ${tested}.`,
      `${active_ads} of them still run. That is a bet that the brand keeps paying for; what the ads earned is not known.`,
    ].join('\n\n'),
    hooks: [...new Set(hooks.filter((hook) => hook !== ''))].slice(0, MOST_HOOKS),
    reference_ad_ids: ads.map(({ id }) => id),
  }
}
