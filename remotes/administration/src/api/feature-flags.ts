import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput, CallOutput } from '@marquee/contract/endpoint'
import {
  createFeatureFlag,
  deleteFeatureFlag,
  type FeatureFlag,
  getFlagDocuments,
  listFeatureFlagChanges,
  listFeatureFlags,
  restoreFeatureFlag,
  updateFeatureFlag,
  updateFlagDocuments,
} from '@marquee/contract/feature-flags'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const PAGE_SIZE = 20

export function featureFlagChangesQuery(key: string) {
  return infiniteQueryOptions({
    queryKey: ['feature-flags', key, 'changes'],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) }
      return callEndpoint(listFeatureFlagChanges, { params: { key }, query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
  })
}

export const featureFlagsQuery = queryOptions({
  queryKey: ['feature-flags'],
  queryFn: ({ signal }) => callEndpoint(listFeatureFlags, {}, { signal }),
})

/** The list with one flag as the server has answered it. */
export function withFlag(
  list: CallOutput<typeof listFeatureFlags>,
  saved: FeatureFlag,
): CallOutput<typeof listFeatureFlags> {
  return { ...list, data: list.data.map((flag) => (flag.key === saved.key ? saved : flag)) }
}

export const flagDocumentsQuery = queryOptions({
  queryKey: ['feature-flags', 'documents'],
  queryFn: async ({ signal }) => (await callEndpoint(getFlagDocuments, {}, { signal })).data,
})

/** Creates a flag. @throws ApiError with messages by field */
export async function requestCreateFeatureFlag(
  body: CallInput<typeof createFeatureFlag>['body'],
): Promise<FeatureFlag> {
  return (await callEndpoint(createFeatureFlag, { body })).data
}

export type FlagUpdate = CallInput<typeof updateFeatureFlag>['body']

/** Replaces a flag. @throws ApiError 409 when somebody else has saved it since */
export async function requestUpdateFeatureFlag(key: string, body: FlagUpdate): Promise<FeatureFlag> {
  return (await callEndpoint(updateFeatureFlag, { params: { key }, body })).data
}

/** What a save of the flag sends when nothing but `changes` is different. */
export function toFlagUpdate(flag: FeatureFlag, changes: Partial<FlagUpdate>): FlagUpdate {
  const { description, type, is_enabled, version } = flag
  const json = { default_value: JSON.stringify(flag.default_value), rules: JSON.stringify(flag.rules) }
  return { description, type, is_enabled, version, ...json, ...changes }
}

/** Replaces experiments and saved groups. @throws ApiError 409 when somebody else has saved them since */
export async function requestUpdateFlagDocuments(body: CallInput<typeof updateFlagDocuments>['body']): Promise<void> {
  await callEndpoint(updateFlagDocuments, { body })
}

/** Removes a flag. It can be brought back. */
export function requestDeleteFeatureFlag(key: string): Promise<void> {
  return callEndpoint(deleteFeatureFlag, { params: { key } })
}

/** Brings a removed flag back as it was. */
export function requestRestoreFeatureFlag(key: string) {
  return callEndpoint(restoreFeatureFlag, { params: { key } })
}
