import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createApiKey, getOpenApiDocument, listApiKeys, listApiUsage, revokeApiKey } from '@marquee/contract/api-keys'
import type { CallInput } from '@marquee/contract/endpoint'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** Root of every query about API keys. */
export const API_KEYS_KEY = ['api-keys'] as const

export function apiKeysQuery() {
  return infiniteQueryOptions({
    queryKey: [...API_KEYS_KEY, 'list'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listApiKeys, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function apiUsageQuery() {
  return queryOptions({
    queryKey: [...API_KEYS_KEY, 'usage'],
    queryFn: async ({ signal }) => (await callEndpoint(listApiUsage, {}, { signal })).data,
  })
}

export function openApiQuery() {
  return queryOptions({
    queryKey: ['open-api'],
    queryFn: ({ signal }) => callEndpoint(getOpenApiDocument, {}, { signal }),
    staleTime: Infinity,
  })
}

export function requestApiKey(body: CallInput<typeof createApiKey>['body']) {
  return callEndpoint(createApiKey, { body })
}

export async function requestRevocation(id: string) {
  return (await callEndpoint(revokeApiKey, { params: { id } })).data
}
