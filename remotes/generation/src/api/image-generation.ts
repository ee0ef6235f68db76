import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  cancelImageOrder,
  countRunningImageOrders,
  createImageOrder,
  deleteImage,
  deleteImageOrder,
  drawEditedImages,
  type GeneratedImage,
  getImageOrder,
  type ImageOrder,
  listImageOrders,
  type OrderStatus,
  rateImage,
  restoreImageOrder,
  retryImage,
  varyImage,
} from '@marquee/contract/image-generation'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The query keys of image orders: `all` is the root of all of them. */
export const imageOrderKeys = {
  all: ['image-orders'] as const,
  lists: ['image-orders', 'list'] as const,
  details: (id: string) => ['image-orders', 'details', id] as const,
  running: ['image-orders', 'running'] as const,
}

export interface ImageOrderFilters {
  q: string
  status: OrderStatus | undefined
  source: 'template' | 'ad' | 'idea' | undefined
  isMine: boolean
}

/** The orders that the dashboard shows. */
export const latestImageOrdersQuery = queryOptions({
  queryKey: [...imageOrderKeys.lists, 'latest'],
  meta: changesWith('generations'),
  queryFn: ({ signal }) => callEndpoint(listImageOrders, { query: { limit: 6 } }, { signal }),
})

export function imageOrdersQuery({ q, status, source, isMine }: ImageOrderFilters) {
  return infiniteQueryOptions({
    queryKey: [...imageOrderKeys.lists, { q, status, source, isMine }],
    meta: changesWith('generations'),
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listImageOrders, { query: { q, status, source, mine: isMine ? '1' : '0', cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

export function runningImageOrdersQuery() {
  return queryOptions({
    queryKey: imageOrderKeys.running,
    meta: changesWith('generations'),
    queryFn: async ({ signal }) => (await callEndpoint(countRunningImageOrders, {}, { signal })).data,
  })
}

/** While images are in progress, the page also polls: the stream of changes may be interrupted. */
const ASK_EVERY_MS = 10_000

export function imageOrderQuery(id: string) {
  return queryOptions({
    queryKey: imageOrderKeys.details(id),
    meta: changesWith('generations', 'creative-documents'),
    queryFn: async ({ signal }) => (await callEndpoint(getImageOrder, { params: { id } }, { signal })).data,
    refetchInterval: ({ state }) => {
      const status = state.data?.status
      return status === 'queued' || status === 'running' ? ASK_EVERY_MS : false
    },
  })
}

export type ImageOrderInput = CallInput<typeof createImageOrder>['body']

/** A repeated request with the same key creates only one order. */
export function useCreateImageOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: ImageOrderInput) => (await callEndpoint(createImageOrder, { body })).data,
    onSuccess: (order) => {
      queryClient.setQueryData(imageOrderKeys.details(order.id), order)
      return queryClient.invalidateQueries({ queryKey: imageOrderKeys.all })
    },
  })
}

/** The user's actions on an order or on one of its images. */
export type OrderChange =
  | { kind: 'cancel' | 'draw' }
  | { kind: 'retry' | 'vary'; imageId: string; key: string }
  | { kind: 'rate'; imageId: string; rating: GeneratedImage['rating'] }
  | { kind: 'delete'; imageId: string }

/** Changes an order; the page shows the response at once. */
export function useChangeImageOrder(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: OrderChange) => sendChange(id, change),
    onSuccess: (order) => {
      if (order !== undefined) {
        queryClient.setQueryData(imageOrderKeys.details(id), order)
      }
      return queryClient.invalidateQueries({ queryKey: imageOrderKeys.all })
    },
  })
}

async function sendChange(id: string, change: OrderChange): Promise<ImageOrder | undefined> {
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

export function useDeleteImageOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ImageOrder) => callEndpoint(deleteImageOrder, { params: { id } }),
    onSuccess: (_, { id }) => {
      queryClient.removeQueries({ queryKey: imageOrderKeys.details(id) })
      return queryClient.invalidateQueries({ queryKey: imageOrderKeys.lists })
    },
  })
}

export function useRestoreImageOrder() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: ImageOrder) => (await callEndpoint(restoreImageOrder, { params: { id } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: imageOrderKeys.lists }),
  })
}
