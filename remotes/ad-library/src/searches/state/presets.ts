import type { AdSearchDefinition } from '@marquee/contract/saved-searches'
import { DAY_MS } from '@marquee/ui/durations'

interface Preset {
  name: string
  /** A description of the results. */
  hint: string
  search: AdSearchDefinition
}

/** Searches that marketers use every day. @param now the time from which days are counted back */
export function presetsAt(now: Date): readonly Preset[] {
  return [
    preset('Winning now', 'Running ads with the best scores', { status: 'active', tier: ['winning', 'optimized'] }),
    preset('New this week', 'Started in the last 7 days', { started_after: dayBefore(now, 7) }),
    preset(
      'Running for months',
      'Still running after 60 days, and verified lately',
      { status: 'active', min_days: 60 },
      'longest_running',
    ),
    preset('Used again and again', 'Creatives that five or more ads share', { min_variations: 5 }, 'most_reused'),
    preset('Short videos', 'Running videos of up to 15 seconds', {
      status: 'active',
      format: ['video'],
      video_length: ['up_to_15'],
    }),
    preset('Seen by many', 'At least 100,000 people in the EU', { min_reach: 100_000 }, 'reach'),
    preset('Stories that sell', 'Ads that lead to an advertorial or a listicle', {
      page_type: ['advertorial', 'listicle'],
    }),
    preset('From brands we follow', 'The newest ads of the brands that your workspace follows', { followed: 'only' }),
  ]
}

function preset(
  name: string,
  hint: string,
  filters: AdSearchDefinition['filters'],
  sort: AdSearchDefinition['sort'] = 'newest',
): Preset {
  return { name, hint, search: { filters, sort, per_brand: 5, include_unverified: false } }
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
}
