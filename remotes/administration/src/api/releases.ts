import { ApiError } from '@marquee/api-client/api-error'
import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { changeReleasedPackage, listReleasedPackages, updateReleaseAlarms } from '@marquee/contract/releases'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const REFRESH_MS = 30_000

const releaseKeys = { packages: ['released-packages'] as const }

/** What users run, as it is: teams release and canaries are stopped while the page is open. */
export function releasedPackagesQuery() {
  return queryOptions({
    queryKey: releaseKeys.packages,
    queryFn: ({ signal }) => callEndpoint(listReleasedPackages, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
}

type Alarms = CallInput<typeof updateReleaseAlarms>['body']

/** Changes who is told when the live release fails, and whether the server then goes back. */
export function useUpdateReleaseAlarms(name: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Alarms) => callEndpoint(updateReleaseAlarms, { params: { name }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: releaseKeys.packages }),
  })
}

type Change = CallInput<typeof changeReleasedPackage>['body']

/** Changes what users run. Its error is in plain words when the package has moved on since it was shown. */
export function useChangeReleasedPackage(name: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: Change) => {
      try {
        return (await callEndpoint(changeReleasedPackage, { params: { name }, body })).data
      } catch (error) {
        // Its fields hold the generation to expect, which is for programs; what happened is in the message.
        throw error instanceof ApiError && error.status === 409 ? new Error(error.message, { cause: error }) : error
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: releaseKeys.packages }),
  })
}
