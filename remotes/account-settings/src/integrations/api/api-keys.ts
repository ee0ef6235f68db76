import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createApiKey, getOpenApiDocument, listApiKeys, listApiUsage, revokeApiKey } from '@marquee/contract/api-keys'
import type { CallInput } from '@marquee/contract/endpoint'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const apiKeyKeys = {
  all: ['api-keys'] as const,
  list: ['api-keys', 'list'] as const,
  usage: ['api-keys', 'usage'] as const,
  openApi: ['open-api'] as const,
}

export function apiKeysQuery() {
  return infiniteQueryOptions({
    queryKey: apiKeyKeys.list,
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listApiKeys, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function apiUsageQuery() {
  return queryOptions({
    queryKey: apiKeyKeys.usage,
    queryFn: async ({ signal }) => (await callEndpoint(listApiUsage, {}, { signal })).data,
  })
}

export function openApiQuery() {
  return queryOptions({
    queryKey: apiKeyKeys.openApi,
    queryFn: ({ signal }) => callEndpoint(getOpenApiDocument, {}, { signal }),
    staleTime: Infinity,
  })
}

export function useCreateApiKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof createApiKey>['body']) => callEndpoint(createApiKey, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiKeyKeys.all }),
  })
}

export function useRevokeApiKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => (await callEndpoint(revokeApiKey, { params: { id } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiKeyKeys.all }),
  })
}
