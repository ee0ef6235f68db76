import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import {
  boardTreeQuery,
  type TreeMove,
  useCreateBoardFolder,
  useDeleteBoardFolder,
  useMoveInBoardTree,
  useRenameBoardFolder,
} from '../../../api/boards.ts'

/** The tree, with changes that are sent one after the other. */
export function useBoardTree() {
  const tellOutcome = useOutcomeToast()
  const { data, isLoadingError, refetch } = useQuery(boardTreeQuery())
  const { mutateAsync: move } = useMoveInBoardTree()
  const { mutateAsync: createFolder } = useCreateBoardFolder()
  const { mutateAsync: renameFolder } = useRenameBoardFolder()
  const { mutateAsync: deleteFolder } = useDeleteBoardFolder()
  const tell = (write: Promise<unknown>) => void tellOutcome(write, { failure: 'The boards stay as they were' })
  return {
    tree: data?.data ?? null,
    move: (wish: TreeMove) => tell(move(wish)),
    createFolder: (name: string) => tell(createFolder(name)),
    renameFolder: (id: string, name: string) => tell(renameFolder({ id, name })),
    deleteFolder: (id: string) => tell(deleteFolder(id)),
    hasFailed: isLoadingError,
    retry: () => void refetch(),
  }
}
