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

const keys = {
  lists: ['brand-profiles', 'list'] as const,
  details: (id: string) => ['brand-profiles', 'details', id] as const,
}

export const brandProfilesQuery = infiniteQueryOptions({
  queryKey: keys.lists,
  meta: changesWith('brand-profiles'),
  queryFn: ({ pageParam: cursor, signal }) => callEndpoint(listBrandProfiles, { query: { cursor } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
})

/** Always asked again: a form that starts on an old version would end in a conflict. */
export function brandProfileQuery(id: string) {
  return queryOptions({
    queryKey: keys.details(id),
    queryFn: async ({ signal }) => (await callEndpoint(getBrandProfile, { params: { id } }, { signal })).data,
    staleTime: 0,
  })
}

/** Enough to choose from in a form. */
export const brandProfileChoicesQuery = queryOptions({
  queryKey: [...keys.lists, 'choices'],
  meta: changesWith('brand-profiles'),
  queryFn: async ({ signal }) => (await callEndpoint(listBrandProfiles, { query: { limit: 100 } }, { signal })).data,
})

/** Sending the same key twice makes one profile. */
export async function sendNewBrandProfile(idempotencyKey: string, input: BrandProfileInput): Promise<BrandProfile> {
  return (await callEndpoint(createBrandProfile, { body: { ...input, idempotency_key: idempotencyKey } })).data
}

/** @throws ApiError 409 `version_conflict` when another version is stored */
export async function sendBrandProfile(id: string, input: BrandProfileInput, version: number): Promise<BrandProfile> {
  return (await callEndpoint(updateBrandProfile, { params: { id }, body: { ...input, version } })).data
}

/** What to call after a profile was saved: lists and the profile itself are shown as they are now. */
export function useTakeBrandProfile() {
  const queryClient = useQueryClient()
  return (profile: BrandProfile) => {
    queryClient.setQueryData(keys.details(profile.id), profile)
    return queryClient.invalidateQueries({ queryKey: keys.lists })
  }
}

export function useDeleteBrandProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteBrandProfile, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.removeQueries({ queryKey: keys.details(id) })
      return queryClient.invalidateQueries({ queryKey: keys.lists })
    },
  })
}

export function useRestoreBrandProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => (await callEndpoint(restoreBrandProfile, { params: { id } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.lists }),
  })
}

/** Has the server read a website; nothing is stored but copies of its logos. */
export function useReadWebsite() {
  return useMutation({
    mutationFn: async (website: string) => (await callEndpoint(readWebsite, { body: { website } })).data,
  })
}
