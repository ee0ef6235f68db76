import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listBrandProfiles } from '@marquee/contract/brand-profiles'
import { DRAFT_FEATURE, draftBrief } from '@marquee/contract/brief-drafts'
import { getCredits } from '@marquee/contract/credits'
import type { CallInput } from '@marquee/contract/endpoint'
import { queryOptions, useMutation } from '@tanstack/react-query'

const briefDraftKeys = {
  price: ['briefs', 'credits'] as const,
  brandProfiles: ['briefs', 'brand-profiles'] as const,
}

/** The price of a draft, and the workspace's credits. */
export function draftPriceQuery() {
  return queryOptions({
    queryKey: briefDraftKeys.price,
    meta: changesWith('credits'),
    queryFn: async ({ signal }) => {
      const { data } = await callEndpoint(getCredits, {}, { signal })
      const price = data.prices.find(({ feature }) => feature === DRAFT_FEATURE)?.credits ?? 0
      return { price, available: data.available }
    },
  })
}

export function brandProfileChoicesQuery() {
  return queryOptions({
    queryKey: briefDraftKeys.brandProfiles,
    meta: changesWith('brand-profiles'),
    queryFn: async ({ signal }) => (await callEndpoint(listBrandProfiles, { query: { limit: 100 } }, { signal })).data,
  })
}

/** Writes a draft without saving it. */
export function useDraftBrief() {
  return useMutation({
    mutationFn: (body: CallInput<typeof draftBrief>['body']) => callEndpoint(draftBrief, { body }),
  })
}
