import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  deleteGenerationProvider,
  getGenerationProviders,
  saveGenerationProvider,
  testGenerationProvider,
} from '@marquee/contract/generation-providers'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

export function generationProvidersQuery() {
  return queryOptions({
    queryKey: ['generation', 'providers'],
    meta: changesWith('generations'),
    queryFn: async ({ signal }) => (await callEndpoint(getGenerationProviders, {}, { signal })).data,
  })
}

type ProviderInput = CallInput<typeof saveGenerationProvider>['body']

/** Tests the provider with the values of the form; nothing is saved. */
export function useTestGenerationProvider() {
  return useMutation({
    mutationFn: async (body: ProviderInput) => (await callEndpoint(testGenerationProvider, { body })).data,
  })
}

export function useSaveGenerationProvider() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: ProviderInput) => (await callEndpoint(saveGenerationProvider, { body })).data,
    onSuccess: (saved) => queryClient.setQueryData(generationProvidersQuery().queryKey, saved),
  })
}

export function useDeleteGenerationProvider() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(deleteGenerationProvider, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: generationProvidersQuery().queryKey }),
  })
}
