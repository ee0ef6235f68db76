import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listAssistantTools } from '@marquee/contract/assistant-tools'
import { queryOptions } from '@tanstack/react-query'

export function assistantToolsQuery() {
  return queryOptions({
    queryKey: ['assistant-tools'],
    queryFn: async ({ signal }) => (await callEndpoint(listAssistantTools, {}, { signal })).data,
    staleTime: Infinity,
  })
}
