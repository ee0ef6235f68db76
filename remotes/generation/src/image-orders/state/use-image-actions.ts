import type { GeneratedImage } from '@marquee/contract/image-generation'
import { useToast } from '@marquee/remote-kit/host-services'
import { type OrderChange, useChangeImageOrder } from '../../api/image-generation.ts'

/** The actions on an order and its images; a toast shows a refusal. */
export function useImageActions(orderId: string) {
  const showToast = useToast()
  const { mutateAsync, isPending } = useChangeImageOrder(orderId)

  async function act(change: OrderChange, failure: string): Promise<void> {
    try {
      await mutateAsync(change)
    } catch (error) {
      showToast({ severity: 'error', summary: failure, detail: error instanceof Error ? error.message : 'Try again.' })
    }
  }

  return {
    isPending,
    cancel: () => void act({ kind: 'cancel' }, 'The order was not canceled'),
    drawEdited: () => void act({ kind: 'draw' }, 'The edited images were not drawn'),
    retry: ({ id: imageId }: GeneratedImage) =>
      void act({ kind: 'retry', imageId, key: crypto.randomUUID() }, 'The image was not ordered'),
    vary: ({ id: imageId }: GeneratedImage) =>
      void act({ kind: 'vary', imageId, key: crypto.randomUUID() }, 'The design was not ordered'),
    rate: ({ id: imageId }: GeneratedImage, rating: GeneratedImage['rating']) =>
      void act({ kind: 'rate', imageId, rating }, 'The rating was not saved'),
    remove: ({ id: imageId }: GeneratedImage) => void act({ kind: 'delete', imageId }, 'The image was not deleted'),
  }
}

export type ImageActions = ReturnType<typeof useImageActions>
