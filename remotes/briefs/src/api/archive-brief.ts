import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { archiveBrief, restoreBrief } from '@marquee/contract/briefs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { briefKeys } from './brief-keys.ts'

interface ArchiveChange {
  id: string
  isArchived: boolean
}

/** Archives a brief or brings it back. */
export function useArchiveBrief() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isArchived }: ArchiveChange) =>
      (await callEndpoint(isArchived ? archiveBrief : restoreBrief, { params: { id } })).data,
    onSuccess: (brief) => {
      queryClient.setQueryData(briefKeys.details(brief.id), brief)
      return queryClient.invalidateQueries({ queryKey: briefKeys.lists })
    },
  })
}
