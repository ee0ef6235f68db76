/** An ad as an adapter reads it from a page. */
export function buildSeenAd(number: number, changes: object = {}) {
  return {
    source: 'meta' as const,
    external_id: String(1_100_000_000_000_000 + number),
    page_url: 'https://www.facebook.com/ads/library/?q=x',
    advertiser: { name: `Brand ${number}`, external_id: null, website: null },
    body: 'Text',
    title: null,
    link_description: null,
    cta_text: null,
    landing_page: null,
    started_at: null,
    stopped_at: null,
    platforms: [],
    countries: [],
    status: 'unknown' as const,
    media: [{ kind: 'video' as const, url: 'https://cdn.example/v.mp4', poster: 'https://cdn.example/p.jpg' }],
    ...changes,
  }
}
