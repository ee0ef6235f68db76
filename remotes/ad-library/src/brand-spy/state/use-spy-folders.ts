import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useFillSpyFolder, useOrderSpyFolders, useRemoveSpyFolder, useRenameSpyFolder } from '../../api/spy-folders.ts'

const FAILURE = { failure: 'The folders stay as they were' }

/** Renames, removes (with an undo) and orders folders of followed brands. */
export function useSpyFolders() {
  const { mutateAsync: rename } = useRenameSpyFolder()
  const { mutateAsync: remove } = useRemoveSpyFolder()
  const { mutateAsync: fill } = useFillSpyFolder()
  const { mutateAsync: order, isPending: isOrdering } = useOrderSpyFolders()
  const tellOutcome = useOutcomeToast()
  return {
    rename: (name: string, newName: string) => void tellOutcome(rename({ name, new_name: newName }), FAILURE),
    order: (names: string[]) => void tellOutcome(order(names), FAILURE),
    isOrdering,
    remove: (name: string) =>
      void tellOutcome(remove(name), {
        ...FAILURE,
        success: ({ meta }) => ({
          summary: `“${name}” was removed`,
          detail: 'You still follow its brands.',
          life: 10_000,
          action: {
            label: 'Undo',
            onClick: () => void tellOutcome(fill({ name, brand_ids: meta.brand_ids }), FAILURE),
          },
        }),
      }),
  }
}
