import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getFlagDocuments } from '@marquee/contract/feature-flags'
import { queryOptions } from '@tanstack/react-query'

export const flagDocumentsQuery = queryOptions({
  queryKey: ['feature-flags', 'documents'],
  queryFn: async ({ signal }) => (await callEndpoint(getFlagDocuments, {}, { signal })).data,
})
