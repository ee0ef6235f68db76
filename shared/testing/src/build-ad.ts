import type { Ad, AdSummary } from '@marquee/contract/ads'
import { buildId } from './build-id.ts'
import { buildMedia } from './build-media.ts'

/** An ad as a list shows it. `number` creates a different ad with the same look. */
export function buildAdSummary(changes: Partial<AdSummary> = {}, number = 1): AdSummary {
  return {
    id: buildId(number, 1),
    source: 'demo',
    home: 'common',
    brand: { id: buildId(number, 2), name: `Brand ${number}`, logo_url: null },
    platforms: ['facebook', 'instagram'],
    status: 'active',
    asset_type: 'image',
    title: `Headline ${number}`,
    body: `Body text of ad ${number}`,
    cta_type: 'shop_now',
    cta_text: 'Shop now',
    landing_page: `https://brand-${number}.example/offer`,
    started_at: '2026-10-01T00:00:00Z',
    stopped_at: null,
    last_seen_at: '2026-11-20T06:00:00Z',
    is_seen_lately: true,
    days_active: 43,
    variations_count: 3,
    performance_score: 72,
    known_factors: 5,
    tier: 'growing',
    media: [buildMedia({}, number)],
    is_saved: false,
    ...changes,
  }
}

/** An ad with all fields of its details. */
export function buildAd(changes: Partial<Ad> = {}, number = 1): Ad {
  return {
    ...buildAdSummary({}, number),
    external_id: `external-${number}`,
    countries: ['US', 'DE'],
    languages: ['en'],
    niches: ['home_garden'],
    market_target: 'b2c',
    display_format: 'image',
    link_description: 'Free returns for 60 days',
    hook_text: 'Stop wasting mornings',
    page_type: 'product',
    first_seen_at: '2026-10-01T06:00:00Z',
    verified_at: '2026-11-20T06:00:00Z',
    score_factors: { factors: [{ name: 'Run time', points: 30, max_points: 40, observed: 'Active for 43 days' }] },
    eu_total_reach: 120_000,
    age_min: 25,
    age_max: 54,
    gender: 'all',
    spend_band: 'medium',
    cards: [],
    transcript: [],
    library_url: 'https://www.facebook.com/ads/library/?id=1',
    created_at: '2026-10-01T06:00:00Z',
    updated_at: '2026-10-01T06:00:00Z',
    ...changes,
  }
}
