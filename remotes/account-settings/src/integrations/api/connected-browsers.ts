import { callEndpoint } from '@marquee/api-client/call-endpoint'
import {
  createBrowserCode,
  disconnectBrowser,
  listConnectedBrowsers,
  listExtensionFiles,
} from '@marquee/contract/connected-browsers'
import type { CallInput } from '@marquee/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const connectedBrowserKeys = { all: ['connected-browsers'] as const }

export function connectedBrowsersQuery() {
  return queryOptions({
    queryKey: connectedBrowserKeys.all,
    queryFn: async ({ signal }) => (await callEndpoint(listConnectedBrowsers, {}, { signal })).data,
  })
}

export function extensionFilesQuery() {
  return queryOptions({
    queryKey: ['extension-files'] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listExtensionFiles, {}, { signal })).data,
    staleTime: Infinity,
  })
}

export function useCreateBrowserCode() {
  return useMutation({
    mutationFn: async (body: CallInput<typeof createBrowserCode>['body']) =>
      (await callEndpoint(createBrowserCode, { body })).data,
  })
}

export function useDisconnectBrowser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(disconnectBrowser, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: connectedBrowserKeys.all }),
  })
}
