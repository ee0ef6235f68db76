import { z } from 'zod'
import { id, timestamp, webAddress } from './primitives.ts'

/** Ads that an event names; of more ads, `ads_count` says how many. */
export const MOST_NAMED_ADS = 100

interface EventDescription<F extends z.ZodRawShape> {
  /** When the event is sent, as a sentence. */
  occasion: string
  /** The fields of `data` besides `url`, which every event has. */
  fields: z.ZodObject<F>
  example: z.input<z.ZodObject<F>>
  /** The page of the example. */
  path: string
}

const AD = '01890a5d-ac96-774b-bcce-b302099a8057'
const OTHER = '01890a5d-ac96-774b-bcce-b302099a8058'
const namedAds = { ad_ids: z.array(id).max(MOST_NAMED_ADS), ads_count: z.number().int().min(1) }

/** Every event that a workspace can have sent to it: when it happens, what its `data` holds, and an example. */
export const webhookEvents = {
  'ad.saved': event({
    occasion: 'Ads are saved to the swipe file.',
    fields: z.object(namedAds),
    example: { ad_ids: [AD], ads_count: 1 },
    path: '/swipe-file',
  }),
  'board.ads_added': event({
    occasion: 'Ads are put on a board.',
    fields: z.object({ board_id: id, ...namedAds }),
    example: { board_id: OTHER, ad_ids: [AD], ads_count: 1 },
    path: `/boards/${OTHER}`,
  }),
  'brand.new_ads': event({
    occasion: 'A followed brand has new ads: at the frequency of its alerts, or at once without alerts.',
    fields: z.object({ brand_id: id, brand_name: z.string(), ...namedAds }),
    example: { brand_id: OTHER, brand_name: 'Lumen Skin', ad_ids: [AD], ads_count: 1 },
    path: `/brand-spy/${OTHER}`,
  }),
  'brand.changed': event({
    occasion:
      'A followed brand changed ads or landing pages: at the frequency of its alerts, or at once without alerts.',
    fields: z.object({
      brand_id: id,
      brand_name: z.string(),
      ad_ids: namedAds.ad_ids,
      ads_count: z.number().int().min(0),
      pages_count: z.number().int().min(0),
    }),
    example: { brand_id: OTHER, brand_name: 'Lumen Skin', ad_ids: [AD], ads_count: 1, pages_count: 2 },
    path: `/brand-spy/${OTHER}`,
  }),
  'brief.created': event({
    occasion: 'A brief is created.',
    fields: z.object({ brief_id: id }),
    example: { brief_id: OTHER },
    path: `/brief/${OTHER}`,
  }),
  'brief.changed': event({
    occasion: 'A brief is changed. Changes within a minute are told once.',
    fields: z.object({ brief_id: id }),
    example: { brief_id: OTHER },
    path: `/brief/${OTHER}`,
  }),
  'brief.approved': event({
    occasion: 'A version of a brief is approved, by a member or by a guest.',
    fields: z.object({ brief_id: id, version: z.number().int() }),
    example: { brief_id: OTHER, version: 3 },
    path: `/brief/${OTHER}`,
  }),
  'generation.finished': event({
    occasion: 'All images of an order have ended, and at least one is done.',
    fields: z.object({ generation_id: id }),
    example: { generation_id: OTHER },
    path: `/image-generation/${OTHER}`,
  }),
  'generation.failed': event({
    occasion: 'No image of an order could be made.',
    fields: z.object({ generation_id: id }),
    example: { generation_id: OTHER },
    path: `/image-generation/${OTHER}`,
  }),
  'video.rendered': event({
    occasion: 'All files of a render have ended, and at least one is done.',
    fields: z.object({ video_id: id, render_id: id }),
    example: { video_id: OTHER, render_id: AD },
    path: `/ai-videos/${OTHER}`,
  }),
  'video.failed': event({
    occasion: 'No file of a render could be made.',
    fields: z.object({ video_id: id, render_id: id }),
    example: { video_id: OTHER, render_id: AD },
    path: `/ai-videos/${OTHER}`,
  }),
  'lead.received': event({
    occasion: 'A visitor sends the form of a published page.',
    fields: z.object({ lead_id: id, page_id: id }),
    example: { lead_id: OTHER, page_id: AD },
    path: '/leads',
  }),
  'analysis.finished': event({
    occasion: 'The analysis of a creative is done.',
    fields: z.object({ analysis_id: id }),
    example: { analysis_id: OTHER },
    path: `/creative-analyzer/${OTHER}`,
  }),
  'analysis.failed': event({
    occasion: 'The analysis of a creative could not be made.',
    fields: z.object({ analysis_id: id }),
    example: { analysis_id: OTHER },
    path: `/creative-analyzer/${OTHER}`,
  }),
  'results.imported': event({
    occasion: 'Results are imported: an export of Ads Manager, or the figures of a connected ad account.',
    // The ad account is null for a file.
    fields: z.object({ import_id: id, ad_account_id: id.nullable() }),
    example: { import_id: OTHER, ad_account_id: null },
    path: '/creative-analyzer/results',
  }),
  'credits.low': event({
    occasion: 'Few credits are left, or none.',
    fields: z.object({ is_empty: z.boolean() }),
    example: { is_empty: false },
    path: '/account-settings/credits',
  }),
  'member.joined': event({
    occasion: 'A user joins the workspace by an invitation.',
    fields: z.object({ user_id: id, role: z.string() }),
    example: { user_id: OTHER, role: 'member' },
    path: '/account-settings/workspaces',
  }),
} as const

export type WebhookEventType = keyof typeof webhookEvents

/** The type of the event that members send to try an endpoint; no endpoint subscribes to it. */
export const WEBHOOK_TEST = 'webhook.test'

const types = Object.keys(webhookEvents) as [WebhookEventType, ...WebhookEventType[]]
export const webhookEventType = z.enum(types)
export const webhookMessageType = z.enum([...types, WEBHOOK_TEST])
export type WebhookMessageType = z.infer<typeof webhookMessageType>

/** What `data` holds besides `url`. */
export type WebhookFields<T extends WebhookEventType> = z.input<(typeof webhookEvents)[T]['fields']>

/** How an event names ads. */
export function nameAds(adIds: readonly string[]): { ad_ids: string[]; ads_count: number } {
  return { ad_ids: adIds.slice(0, MOST_NAMED_ADS), ads_count: adIds.length }
}

/** The body of an event: what happened, when, and where it is seen. */
export function webhookBody(type: WebhookEventType) {
  const { fields }: { fields: z.ZodObject } = webhookEvents[type]
  return z.object({ type: z.literal(type), timestamp, data: fields.extend({ url: webAddress }) })
}

/** An example of an event's body. @param origin the address of the product, without a slash at its end */
export function buildWebhookExample(type: WebhookEventType, origin: string) {
  const { example, path } = webhookEvents[type]
  return { type, timestamp: '2026-03-02T12:00:00.000Z', data: { ...example, url: `${origin}${path}` } }
}

function event<F extends z.ZodRawShape>(description: EventDescription<F>): EventDescription<F> {
  return description
}
