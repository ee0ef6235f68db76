import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
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
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const PAGE_SIZE = 20

/** The query keys of flags; `all` is the list, and the root of the rest. */
const flagKeys = {
  all: ['feature-flags'] as const,
  changes: (key: string) => ['feature-flags', key, 'changes'] as const,
  documents: ['feature-flags', 'documents'] as const,
}

export function featureFlagChangesQuery(key: string) {
  return infiniteQueryOptions({
    queryKey: flagKeys.changes(key),
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) }
      return callEndpoint(listFeatureFlagChanges, { params: { key }, query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.meta.next_cursor,
  })
}

export function featureFlagsQuery() {
  return queryOptions({
    queryKey: flagKeys.all,
    queryFn: ({ signal }) => callEndpoint(listFeatureFlags, {}, { signal }),
  })
}

export function flagDocumentsQuery() {
  return queryOptions({
    queryKey: flagKeys.documents,
    queryFn: async ({ signal }) => (await callEndpoint(getFlagDocuments, {}, { signal })).data,
  })
}

export function useCreateFeatureFlag() {
  return useFlagsWrite((body: CallInput<typeof createFeatureFlag>['body']) => callEndpoint(createFeatureFlag, { body }))
}

export type FlagUpdate = CallInput<typeof updateFeatureFlag>['body']

interface FlagChange {
  /** The flag as it was when the change was offered: a 409 means that another user has saved it since. */
  flag: FeatureFlag
  changes: Partial<FlagUpdate>
}

export function useUpdateFeatureFlag() {
  const queryClient = useQueryClient()
  return useFlagsWrite(async ({ flag: { key, default_value, rules, ...flag }, changes }: FlagChange) => {
    const { description, type, is_enabled, version } = flag
    const json = { default_value: JSON.stringify(default_value), rules: JSON.stringify(rules) }
    const body = { description, type, is_enabled, version, ...json, ...changes }
    const { data: saved } = await callEndpoint(updateFeatureFlag, { params: { key }, body })
    // The server's answer is shown at once: an editor that is opened before the list has come again would have the version before.
    queryClient.setQueryData(
      featureFlagsQuery().queryKey,
      (list) => list && { ...list, data: list.data.map((other) => (other.key === key ? saved : other)) },
    )
  })
}

export type FlagDocumentsUpdate = CallInput<typeof updateFlagDocuments>['body']

/** Replaces experiments and saved groups. A 409 means that another user has saved them since. */
export function useUpdateFlagDocuments() {
  return useFlagsWrite((body: FlagDocumentsUpdate) => callEndpoint(updateFlagDocuments, { body }))
}

/** Removes a flag. It can be brought back. */
export function useDeleteFeatureFlag() {
  return useFlagsWrite(({ key }: FeatureFlag) => callEndpoint(deleteFeatureFlag, { params: { key } }))
}

/** Brings a removed flag back as it was. */
export function useRestoreFeatureFlag() {
  return useFlagsWrite(({ key }: FeatureFlag) => callEndpoint(restoreFeatureFlag, { params: { key } }))
}

/** A write after which the flags are refetched: if another user saved first, that user's flags are shown. */
function useFlagsWrite<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: flagKeys.all }),
  })
}
