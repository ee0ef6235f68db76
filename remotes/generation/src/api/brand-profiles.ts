import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  type BrandProfile,
  type BrandProfileInput,
  createBrandProfile,
  deleteBrandProfile,
  getBrandProfile,
  listBrandProfiles,
  readWebsite,
  restoreBrandProfile,
  updateBrandProfile,
} from '@marquee/contract/brand-profiles'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The query keys of brand profiles: `lists` is the root of every list. */
const brandProfileKeys = {
  lists: ['brand-profiles', 'list'] as const,
  details: (id: string) => ['brand-profiles', 'details', id] as const,
}

export const brandProfilesQuery = infiniteQueryOptions({
  queryKey: brandProfileKeys.lists,
  meta: changesWith('brand-profiles'),
  queryFn: ({ pageParam: cursor, signal }) => callEndpoint(listBrandProfiles, { query: { cursor } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
})

/** Always fetched again: a form that starts from an old version would end in a conflict. */
export function brandProfileQuery(id: string) {
  return queryOptions({
    queryKey: brandProfileKeys.details(id),
    queryFn: async ({ signal }) => (await callEndpoint(getBrandProfile, { params: { id } }, { signal })).data,
    staleTime: 0,
  })
}

/** A first page that is large enough for the select of a form. */
export const brandProfileChoicesQuery = queryOptions({
  queryKey: [...brandProfileKeys.lists, 'choices'],
  meta: changesWith('brand-profiles'),
  queryFn: async ({ signal }) => (await callEndpoint(listBrandProfiles, { query: { limit: 100 } }, { signal })).data,
})

/** A repeated request with the same key creates only one profile. */
export function useCreateBrandProfile(idempotencyKey: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (input: BrandProfileInput) =>
      (await callEndpoint(createBrandProfile, { body: { ...input, idempotency_key: idempotencyKey } })).data,
    onSuccess: (profile) => {
      queryClient.setQueryData(brandProfileKeys.details(profile.id), profile)
      return queryClient.invalidateQueries({ queryKey: brandProfileKeys.lists })
    },
  })
}

interface BrandProfileUpdate {
  input: BrandProfileInput
  /** The version that the change is based on; if another version is stored, the answer is 409 `version_conflict`. */
  version: number
}

export function useUpdateBrandProfile(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ input, version }: BrandProfileUpdate) =>
      (await callEndpoint(updateBrandProfile, { params: { id }, body: { ...input, version } })).data,
    onSuccess: (profile) => {
      queryClient.setQueryData(brandProfileKeys.details(profile.id), profile)
      return queryClient.invalidateQueries({ queryKey: brandProfileKeys.lists })
    },
  })
}

export function useDeleteBrandProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: BrandProfile) => callEndpoint(deleteBrandProfile, { params: { id } }),
    onSuccess: (_, { id }) => {
      queryClient.removeQueries({ queryKey: brandProfileKeys.details(id) })
      return queryClient.invalidateQueries({ queryKey: brandProfileKeys.lists })
    },
  })
}

export function useRestoreBrandProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: BrandProfile) => (await callEndpoint(restoreBrandProfile, { params: { id } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: brandProfileKeys.lists }),
  })
}

/** Lets the server read a website; only copies of its logos are stored. */
export function useReadWebsite() {
  return useMutation({
    mutationFn: async (website: string) => (await callEndpoint(readWebsite, { body: { website } })).data,
  })
}
