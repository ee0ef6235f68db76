import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  type AdTemplate,
  createAdTemplate,
  deleteAdTemplate,
  getTemplatePreview,
  listAdTemplates,
  listFavoriteTemplates,
  restoreAdTemplate,
  setFavoriteTemplate,
} from '@marquee/contract/ad-templates'
import type { CallInput } from '@marquee/contract/endpoint'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

interface PreviewSubject {
  productId?: string | null
  brandProfileId?: string | null
}

/** The query keys of ad templates. */
const adTemplateKeys = {
  own: ['ad-templates', 'own'] as const,
  favorites: ['ad-templates', 'favorites'] as const,
  preview: (productId: string | null, brandProfileId: string | null) =>
    ['ad-templates', 'preview', productId, brandProfileId] as const,
}

/** The templates that the workspace saved, newest first. */
export const ownTemplatesQuery = infiniteQueryOptions({
  queryKey: adTemplateKeys.own,
  meta: changesWith('ad-templates'),
  queryFn: ({ pageParam: cursor, signal }) => callEndpoint(listAdTemplates, { query: { cursor } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
})

export const favoriteTemplatesQuery = queryOptions({
  queryKey: adTemplateKeys.favorites,
  meta: changesWith('ad-templates'),
  queryFn: async ({ signal }) => (await callEndpoint(listFavoriteTemplates, {}, { signal })).data,
})

/** The content for previews of templates: the newest product and brand profile unless others are given. */
export function templatePreviewQuery({ productId, brandProfileId }: PreviewSubject = {}) {
  return queryOptions({
    queryKey: adTemplateKeys.preview(productId ?? null, brandProfileId ?? null),
    meta: changesWith('products', 'brand-profiles'),
    queryFn: async ({ signal }) => {
      const query = { product_id: productId ?? undefined, brand_profile_id: brandProfileId ?? undefined }
      return (await callEndpoint(getTemplatePreview, { query }, { signal })).data
    },
    placeholderData: keepPreviousData,
  })
}

/** Marks or unmarks a favourite: an optimistic update, reverted when the request fails. */
export function useSetFavorite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isFavorite }: { id: string; isFavorite: boolean }) =>
      (
        await callEndpoint(setFavoriteTemplate, {
          params: { template_id: id },
          body: { is_favorite: isFavorite },
        })
      ).data,
    onMutate: async ({ id, isFavorite }) => {
      await queryClient.cancelQueries({ queryKey: adTemplateKeys.favorites })
      const before = queryClient.getQueryData(favoriteTemplatesQuery.queryKey) ?? []
      const others = before.filter((other) => other !== id)
      queryClient.setQueryData(favoriteTemplatesQuery.queryKey, isFavorite ? [id, ...others] : others)
      return before
    },
    onError: (_error, _input, before) => queryClient.setQueryData(favoriteTemplatesQuery.queryKey, before),
    onSuccess: (favorites) => queryClient.setQueryData(favoriteTemplatesQuery.queryKey, favorites),
  })
}

export function useCreateTemplate() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: CallInput<typeof createAdTemplate>['body']) =>
      (await callEndpoint(createAdTemplate, { body })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adTemplateKeys.own }),
  })
}

export function useDeleteTemplate() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: AdTemplate) => callEndpoint(deleteAdTemplate, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adTemplateKeys.own }),
  })
}

export function useRestoreTemplate() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: AdTemplate) => callEndpoint(restoreAdTemplate, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adTemplateKeys.own }),
  })
}
