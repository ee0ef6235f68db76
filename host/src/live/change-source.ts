import { toApiUrl } from '@marquee/api-client/call-endpoint'
import { streamWorkspaceChanges, WORKSPACE_CHANGES_EVENT } from '@marquee/contract/workspace-changes'

/** After a refusal: the first pause and the longest one. The browser itself repairs broken connections. */
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 5 * 60 * 1000

/**
 * Keeps a connection to the stream of changes. The browser repairs a broken connection and sends `Last-Event-ID`; after a refusal it gives
 * up, and this function tries again with growing pauses.
 * @param onRefused called after each refusal. A browser does not tell the reason: the session may have ended, or the membership
 * @returns a function that closes the connection
 */
export function openChangeSource(onEvent: (data: string) => void, onRefused: () => void): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = FIRST_PAUSE_MS

  function open(): void {
    source = new EventSource(toApiUrl(streamWorkspaceChanges.path), { withCredentials: true })
    source.addEventListener(WORKSPACE_CHANGES_EVENT, ({ data }: MessageEvent<string>) => {
      pauseMs = FIRST_PAUSE_MS
      onEvent(data)
    })
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) {
        timer = setTimeout(open, pauseMs)
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
        onRefused()
      }
    })
  }

  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
