import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createBrief } from '@marquee/contract/briefs'
import type { CallInput } from '@marquee/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { briefKeys } from './brief-keys.ts'

type NewBrief = CallInput<typeof createBrief>['body']

export function useCreateBrief() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewBrief) => (await callEndpoint(createBrief, { body })).data,
    onSuccess: (brief) => {
      queryClient.setQueryData(briefKeys.details(brief.id), brief)
      return queryClient.invalidateQueries({ queryKey: briefKeys.lists })
    },
  })
}
