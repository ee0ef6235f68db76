import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listIntegrations } from '@marquee/contract/integrations'
import { queryOptions } from '@tanstack/react-query'

export function integrationsQuery() {
  return queryOptions({
    queryKey: ['integrations'],
    queryFn: async ({ signal }) => (await callEndpoint(listIntegrations, {}, { signal })).data,
  })
}
