import { callEndpoint } from '@marquee/api-client/call-endpoint'
import {
  cancelImageOrder,
  deleteImage,
  drawEditedImages,
  type GeneratedImage,
  type ImageOrder,
  rateImage,
  retryImage,
  varyImage,
} from '@marquee/contract/image-generation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { imageOrderKeys } from './image-order-keys.ts'

/** What a person does with an order, or with one image of it. */
export type OrderChange =
  | { kind: 'cancel' | 'draw' }
  | { kind: 'retry' | 'vary'; imageId: string; key: string }
  | { kind: 'rate'; imageId: string; rating: GeneratedImage['rating'] }
  | { kind: 'delete'; imageId: string }

/** Changes an order; the page shows the answer at once. */
export function useChangeImageOrder(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: OrderChange) => send(id, change),
    onSuccess: (order) => {
      if (order !== undefined) {
        queryClient.setQueryData(imageOrderKeys.details(id), order)
      }
      return queryClient.invalidateQueries({ queryKey: imageOrderKeys.all })
    },
  })
}

async function send(id: string, change: OrderChange): Promise<ImageOrder | undefined> {
  switch (change.kind) {
    case 'cancel':
      return (await callEndpoint(cancelImageOrder, { params: { id } })).data
    case 'draw':
      return (await callEndpoint(drawEditedImages, { params: { id } })).data
    case 'retry':
    case 'vary': {
      const endpoint = change.kind === 'retry' ? retryImage : varyImage
      const body = { idempotency_key: change.key }
      return (await callEndpoint(endpoint, { params: { id, image_id: change.imageId }, body })).data
    }
    case 'rate': {
      const { imageId: image_id, rating } = change
      return (await callEndpoint(rateImage, { params: { id, image_id }, body: { rating } })).data
    }
    case 'delete':
      await callEndpoint(deleteImage, { params: { id, image_id: change.imageId } })
      return undefined
  }
}
