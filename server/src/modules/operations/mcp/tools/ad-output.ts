import { type Ad, ad, type AdSummary, adSummary, type Media } from '@marquee/contract/ads'
import { z } from 'zod'
import { cutText, LIST_TEXT, WHOLE_TEXT } from '../cut-text.ts'
import type { ResourceAddress, Site } from '../site.ts'

/** The texts of advertisers, their names too, stand apart, so that a model can tell them from what it is asked to do. */
const listedText = adSummary
  .pick({ title: true, body: true, cta_text: true })
  .extend({ advertiser: z.string().nullable() })

/** An ad as lists show it. */
export const adOutput = adSummary
  .pick({
    id: true,
    source: true,
    platforms: true,
    status: true,
    asset_type: true,
    cta_type: true,
    landing_page: true,
    started_at: true,
    stopped_at: true,
    days_active: true,
    variations_count: true,
    performance_score: true,
    tier: true,
    is_saved: true,
  })
  .extend({
    brand_id: z.string().nullable(),
    advertiser_text: listedText,
    page_url: z.string(),
    image_url: z.string().nullable(),
  })

export function presentAd(summary: AdSummary, site: Site): z.input<typeof adOutput> {
  return {
    ...summary,
    brand_id: summary.brand?.id ?? null,
    advertiser_text: {
      advertiser: summary.brand?.name ?? null,
      title: summary.title === null ? null : cutText(summary.title, LIST_TEXT),
      body: cutText(summary.body, LIST_TEXT),
      cta_text: summary.cta_text,
    },
    page_url: site.toAdPage(summary.id),
    image_url: findImage(summary.media, site),
  }
}

/** One ad with what is known about it. */
export const adDetailsOutput = adOutput.extend({
  ...ad.pick({
    countries: true,
    languages: true,
    niches: true,
    market_target: true,
    display_format: true,
    page_type: true,
    first_seen_at: true,
    last_seen_at: true,
    eu_total_reach: true,
    age_min: true,
    age_max: true,
    gender: true,
    spend_band: true,
    library_url: true,
  }).shape,
  advertiser_text: listedText.extend({
    ...ad.pick({ link_description: true, hook_text: true }).shape,
    cards: z.array(z.object({ title: z.string(), body: z.string() })),
    transcript: z.string(),
  }),
  media: z.array(z.object({ kind: z.enum(['image', 'video']), url: z.string(), duration_s: z.number().nullable() })),
})

export function presentAdDetails(whole: Ad, site: Site): z.input<typeof adDetailsOutput> {
  const { title, cta_text, link_description, hook_text } = whole
  return {
    ...whole,
    ...presentAd(whole, site),
    advertiser_text: {
      advertiser: whole.brand?.name ?? null,
      title,
      cta_text,
      link_description,
      hook_text,
      body: cutText(whole.body, WHOLE_TEXT),
      cards: whole.cards.map((card) => ({ title: card.title, body: cutText(card.body, LIST_TEXT) })),
      transcript: cutText(whole.transcript.map(({ text }) => text).join(' '), WHOLE_TEXT),
    },
    media: whole.media.map(({ kind, url, duration_s }) => ({ kind, url: site.toAddress(url), duration_s })),
  }
}

/** The ad's page and its media. */
export function listAdLinks(whole: Ad, site: Site): ResourceAddress[] {
  const media = whole.media.map(({ kind, url }, index) => ({
    uri: site.toAddress(url),
    name: `The ad's ${kind} ${index + 1}`,
    ...(url.endsWith('.webp') && { mimeType: 'image/webp' }),
  }))
  return [{ uri: site.toAdPage(whole.id), name: 'The ad in Marquee', mimeType: 'text/html' }, ...media]
}

/** The smallest of the ad's images that are ours; images at their source are not fetched. */
export function findAdPreview({ media: [first] }: Pick<Ad, 'media'>): string | null {
  const smallest = first?.sources[0]?.url
  return smallest?.startsWith('/media/') === true ? smallest : null
}

function findImage([first]: readonly Media[], site: Site): string | null {
  const image = first?.sources.at(-1)?.url ?? (first?.kind === 'image' ? first.url : undefined)
  return image === undefined ? null : site.toAddress(image)
}
