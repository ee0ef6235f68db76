import { useToast } from '@marquee/remote-kit/host-services'
import { useOutcomeToast } from './use-outcome-toast.ts'

/** Long enough to read the sentence and reach the button. */
const UNDO_MS = 8000

/** A write of react-query, as far as it is used here. */
interface Write<Item> {
  mutateAsync: (item: Item) => Promise<unknown>
  isPending: boolean
}

interface DeletableResource<Item> {
  /** What it is, in lower case: "product" as in "Product deleted" and "The product was not restored". */
  noun: string
  getName: (item: Item) => string
  remove: Write<Item>
  restore: Write<Item>
  onRestored?: (item: Item) => void | Promise<void>
}

/** Deletes something and offers to bring it back. */
export function useDeleteWithUndo<Item>({ noun, getName, remove, restore, onRestored }: DeletableResource<Item>) {
  const showToast = useToast()
  const tellOutcome = useOutcomeToast()
  const title = noun.charAt(0).toUpperCase() + noun.slice(1)
  const was = noun.endsWith('s') ? 'were' : 'was'

  async function bringBack(item: Item): Promise<void> {
    const isBack = await tellOutcome(restore.mutateAsync(item), {
      success: { summary: `${title} restored`, detail: getName(item) },
      failure: `The ${noun} ${was} not restored`,
    })
    if (isBack) {
      await onRestored?.(item)
    }
  }

  /** Says that it is deleted; for what a form has deleted, which shows by itself why it was not. */
  function offerUndo(item: Item): void {
    showToast({
      severity: 'success',
      summary: `${title} deleted`,
      detail: getName(item),
      life: UNDO_MS,
      action: { label: 'Undo', onClick: () => void bringBack(item) },
    })
  }

  /** @returns whether it is gone */
  async function deleteItem(item: Item): Promise<boolean> {
    const isGone = await tellOutcome(remove.mutateAsync(item), { failure: `The ${noun} ${was} not deleted` })
    if (isGone) {
      offerUndo(item)
    }
    return isGone
  }

  return { deleteItem, offerUndo, isPending: remove.isPending }
}
