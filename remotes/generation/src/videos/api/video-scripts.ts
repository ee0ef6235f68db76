import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { writeVideoScripts } from '@marquee/contract/video-scripts'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'

export type ScriptWishes = CallInput<typeof writeVideoScripts>['body']

/**
 * The same wishes give the same scripts, so each request is sent only once.
 * @param body null while nothing can be asked for
 */
export function videoScriptsQuery(body: ScriptWishes | null) {
  return queryOptions({
    queryKey: ['video-scripts', body],
    staleTime: Infinity,
    queryFn: body === null ? skipToken : ({ signal }) => callEndpoint(writeVideoScripts, { body }, { signal }),
    placeholderData: keepPreviousData,
  })
}
