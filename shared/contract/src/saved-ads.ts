import { z } from 'zod'
import { adFilters, adSummary } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { dataOf, pageOf, pageQuery } from './pagination.ts'
import { id, timestamp } from './primitives.ts'

export const savedAd = z.object({ id, ad: adSummary, saved_by_name: z.string(), created_at: timestamp })
export type SavedAd = z.infer<typeof savedAd>

const adParams = z.object({ ad_id: id })

export const listSavedAds = endpoint('GET', '/api/saved-ads', {
  access: 'verified',
  summary: "The workspace's swipe file",
  query: pageQuery.extend({
    ...adFilters.pick({ q: true, platform: true, format: true, status: true }).shape,
    sort: z.enum(['latest_added', 'first_added']).default('latest_added'),
  }),
  response: pageOf(savedAd),
})

export const saveAd = endpoint('PUT', '/api/saved-ads/:ad_id', {
  access: 'verified',
  summary: 'Saves an ad into the swipe file; saving twice is saving once',
  params: adParams,
  response: dataOf(savedAd),
})

export const unsaveAd = endpoint('DELETE', '/api/saved-ads/:ad_id', {
  access: 'verified',
  summary: 'Takes an ad out of the swipe file; an ad that is not in it stays out',
  params: adParams,
  response: z.undefined(),
  status: 204,
})
