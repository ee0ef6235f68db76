import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getGenerationProviders } from '@marquee/contract/generation-providers'
import { queryOptions } from '@tanstack/react-query'

export function generationProvidersQuery() {
  return queryOptions({
    queryKey: ['generation', 'providers'],
    meta: changesWith('generations'),
    queryFn: async ({ signal }) => (await callEndpoint(getGenerationProviders, {}, { signal })).data,
  })
}
