import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listIntegrations } from '@marquee/contract/integrations'
import { queryOptions } from '@tanstack/react-query'

const integrationKeys = { list: ['integrations'] as const }

export function integrationsQuery() {
  return queryOptions({
    queryKey: integrationKeys.list,
    queryFn: async ({ signal }) => (await callEndpoint(listIntegrations, {}, { signal })).data,
  })
}
