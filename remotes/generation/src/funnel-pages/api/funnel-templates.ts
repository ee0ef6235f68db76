import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  getFunnelPreview,
  listFavoriteFunnelTemplates,
  setFavoriteFunnelTemplate,
} from '@marquee/contract/funnel-templates'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The query keys of funnel templates. */
const templateKeys = {
  favorites: ['funnel-templates', 'favorites'] as const,
  preview: (productId: string | null) => ['funnel-templates', 'preview', productId] as const,
}

export const favoriteFunnelTemplatesQuery = queryOptions({
  queryKey: templateKeys.favorites,
  meta: changesWith('funnel-pages'),
  queryFn: async ({ signal }) => (await callEndpoint(listFavoriteFunnelTemplates, {}, { signal })).data,
})

/** The content for previews of templates. @param productId null: the newest product */
export function funnelPreviewQuery(productId: string | null) {
  return queryOptions({
    queryKey: templateKeys.preview(productId),
    meta: changesWith('products', 'brand-profiles'),
    queryFn: async ({ signal }) =>
      (await callEndpoint(getFunnelPreview, { query: { product_id: productId ?? undefined } }, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** Marks or unmarks a favourite: an optimistic update, reverted when the request fails. */
export function useSetFavoriteFunnelTemplate() {
  const queryClient = useQueryClient()
  const key = templateKeys.favorites
  return useMutation({
    mutationFn: async ({ id, isFavorite }: { id: string; isFavorite: boolean }) =>
      (
        await callEndpoint(setFavoriteFunnelTemplate, {
          params: { template_id: id },
          body: { is_favorite: isFavorite },
        })
      ).data,
    onMutate: async ({ id, isFavorite }) => {
      await queryClient.cancelQueries({ queryKey: key })
      const before = queryClient.getQueryData<string[]>(key)
      queryClient.setQueryData<string[]>(key, (ids = []) => [
        ...(isFavorite ? [id] : []),
        ...ids.filter((other) => other !== id),
      ])
      return { before }
    },
    onError: (_error, _change, context) => queryClient.setQueryData(key, context?.before),
    onSuccess: (ids) => queryClient.setQueryData(key, ids),
  })
}
