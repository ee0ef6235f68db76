import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  type Product,
  type ProductInput,
  restoreProduct,
  updateProduct,
} from '@marquee/contract/products'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

/** The query keys of products: `lists` is the root of every list, whatever its search. */
const productKeys = {
  lists: ['products', 'list'] as const,
  details: (id: string) => ['products', 'details', id] as const,
}

export function productsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...productKeys.lists, { q }],
    meta: changesWith('products'),
    queryFn: ({ pageParam: cursor, signal }) => callEndpoint(listProducts, { query: { q, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}

const MOST_SHOWN = 24

/** The first products that match the words. */
export function productSearchQuery(q: string) {
  return queryOptions({
    queryKey: [...productKeys.lists, 'search', q],
    meta: changesWith('products'),
    queryFn: async ({ signal }) =>
      (await callEndpoint(listProducts, { query: { q, limit: MOST_SHOWN } }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** Always fetched again: a form that starts from an old version would end in a conflict. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: productKeys.details(id),
    queryFn: async ({ signal }) => (await callEndpoint(getProduct, { params: { id } }, { signal })).data,
    staleTime: 0,
  })
}

/** A repeated request with the same key creates only one product. */
export function useCreateProduct(idempotencyKey: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (input: ProductInput) =>
      (await callEndpoint(createProduct, { body: { ...input, idempotency_key: idempotencyKey } })).data,
    onSuccess: (product) => {
      queryClient.setQueryData(productKeys.details(product.id), product)
      return queryClient.invalidateQueries({ queryKey: productKeys.lists })
    },
  })
}

interface ProductUpdate {
  input: ProductInput
  /** The version that the change is based on; if another version is stored, the answer is 409 `version_conflict`. */
  version: number
}

export function useUpdateProduct(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ input, version }: ProductUpdate) =>
      (await callEndpoint(updateProduct, { params: { id }, body: { ...input, version } })).data,
    onSuccess: (product) => {
      queryClient.setQueryData(productKeys.details(product.id), product)
      return queryClient.invalidateQueries({ queryKey: productKeys.lists })
    },
  })
}

export function useDeleteProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Product) => callEndpoint(deleteProduct, { params: { id } }),
    onSuccess: (_, { id }) => {
      queryClient.removeQueries({ queryKey: productKeys.details(id) })
      return queryClient.invalidateQueries({ queryKey: productKeys.lists })
    },
  })
}

export function useRestoreProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Product) => (await callEndpoint(restoreProduct, { params: { id } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: productKeys.lists }),
  })
}
