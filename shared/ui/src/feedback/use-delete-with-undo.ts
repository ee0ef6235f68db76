import { useToast } from '@marquee/remote-kit/host-services'
import { useOutcomeToast } from './use-outcome-toast.ts'

/** Long enough to read the message and reach the button. */
const UNDO_MS = 8000

/** The part of a react-query mutation that is used here. */
interface Write<Item> {
  mutateAsync: (item: Item) => Promise<unknown>
  isPending: boolean
}

interface DeletableResource<Item> {
  /** The kind of object, in lower case: "product" as in "Product deleted" and "The product was not restored". */
  noun: string
  getName: (item: Item) => string
  remove: Write<Item>
  restore: Write<Item>
  onRestored?: (item: Item) => void | Promise<void>
}

/** Deletes an object and offers to undo the deletion. */
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

  /** Announces the deletion; for a deletion that was submitted by a form, which shows its own errors. */
  function offerUndo(item: Item): void {
    showToast({
      severity: 'success',
      summary: `${title} deleted`,
      detail: getName(item),
      life: UNDO_MS,
      action: { label: 'Undo', onClick: () => void bringBack(item) },
    })
  }

  /** @returns whether it was deleted */
  async function deleteItem(item: Item): Promise<boolean> {
    const isGone = await tellOutcome(remove.mutateAsync(item), { failure: `The ${noun} ${was} not deleted` })
    if (isGone) {
      offerUndo(item)
    }
    return isGone
  }

  return { deleteItem, offerUndo, isPending: remove.isPending }
}
