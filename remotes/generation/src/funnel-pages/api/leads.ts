import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  deleteLead,
  getLeadSettings,
  type Lead,
  type LeadSettings,
  listLeads,
  updateLeadSettings,
} from '@marquee/contract/leads'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const leadKeys = {
  lists: ['leads', 'list'] as const,
  settings: ['leads', 'settings'] as const,
}

/** @param pageId null: the leads of all pages */
export function leadsQuery(pageId: string | null) {
  return infiniteQueryOptions({
    queryKey: [...leadKeys.lists, pageId],
    meta: changesWith('leads'),
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listLeads, { query: { page_id: pageId ?? undefined, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

export const leadSettingsQuery = queryOptions({
  queryKey: leadKeys.settings,
  meta: changesWith('leads'),
  queryFn: async ({ signal }) => (await callEndpoint(getLeadSettings, {}, { signal })).data,
})

export function useDeleteLead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Lead) => callEndpoint(deleteLead, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: leadKeys.lists }),
  })
}

export function useUpdateLeadSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: LeadSettings) => (await callEndpoint(updateLeadSettings, { body })).data,
    onSuccess: (settings) => queryClient.setQueryData(leadKeys.settings, settings),
  })
}
