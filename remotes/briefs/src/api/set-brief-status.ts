import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { type BriefStatus, type BriefSummary, updateBrief } from '@marquee/contract/briefs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { briefKeys } from './brief-keys.ts'

interface StatusChange {
  brief: BriefSummary
  status: BriefStatus
}

/** Moves a brief to another status, based on the version that the list showed. */
export function useSetBriefStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ brief, status }: StatusChange) =>
      (await callEndpoint(updateBrief, { params: { id: brief.id }, body: { status, version: brief.version } })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: briefKeys.lists }),
  })
}
