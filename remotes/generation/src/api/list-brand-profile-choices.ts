import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listBrandProfiles } from '@marquee/contract/brand-profiles'
import { queryOptions } from '@tanstack/react-query'

/** The newest brand profiles, to choose one of. */
export function brandProfileChoicesQuery() {
  return queryOptions({
    queryKey: ['generation', 'brand-profile-choices'],
    meta: changesWith('brand-profiles'),
    queryFn: async ({ signal }) => (await callEndpoint(listBrandProfiles, { query: { limit: 100 } }, { signal })).data,
  })
}
