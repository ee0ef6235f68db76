import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listAdSourcesQuery } from '../../api/ad-sources.ts'

interface SourceChange {
  ask: () => Promise<unknown>
  /** What is said when it fails, as "The query was not removed". */
  failure: string
}

/** Changes something about sources, and shows the list as it is then. */
export function useChangeSources() {
  const queryClient = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: ({ ask }: SourceChange) => ask(),
    onError: (error, { failure }) => showToast({ severity: 'error', summary: failure, detail: error.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listAdSourcesQuery.queryKey }),
  })
}
