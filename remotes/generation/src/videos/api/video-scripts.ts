import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { writeVideoScripts } from '@marquee/contract/video-scripts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export type ScriptWishes = CallInput<typeof writeVideoScripts>['body']

/** The same wishes give the same scripts, so each request is sent only once. */
export function videoScriptsQuery(body: ScriptWishes) {
  return queryOptions({
    queryKey: ['video-scripts', body],
    staleTime: Infinity,
    queryFn: ({ signal }) => callEndpoint(writeVideoScripts, { body }, { signal }),
    placeholderData: keepPreviousData,
  })
}
