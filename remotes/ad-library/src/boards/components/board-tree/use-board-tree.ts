import type { BoardTree } from '@marquee/contract/boards'
import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { boardTreeQuery } from '../../../api/boards.ts'

/** The tree, and changes of it one after the other; each answers with the tree as it is then. */
export function useBoardTree() {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { data, isLoadingError, refetch } = useQuery(boardTreeQuery)
  const { mutate } = useMutation({
    scope: { id: 'board-tree' },
    mutationFn: (ask: () => Promise<{ data: BoardTree }>) => ask(),
    onError: (error) =>
      showToast({ severity: 'error', summary: 'The boards stay as they were', detail: error.message }),
    onSuccess: (answer) => queryClient.setQueryData(boardTreeQuery.queryKey, answer),
  })
  return { tree: data?.data ?? null, change: mutate, hasFailed: isLoadingError, retry: () => void refetch() }
}
