import { toApiUrl } from '@marquee/api-client/call-endpoint'
import { streamWorkspaceChanges, WORKSPACE_CHANGES_EVENT } from '@marquee/contract/workspace-changes'

/** After a refusal: the first pause and the longest. Breaks of a connection are the browser's own to repair. */
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 5 * 60 * 1000

/**
 * Keeps a connection to the stream of changes. The browser repairs one that breaks and sends `Last-Event-ID`; after a refusal
 * it gives up, and this tries again with growing pauses.
 * @param onRefused is told of each refusal. A browser does not say why: the session may have ended, or the membership
 * @returns what closes it
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
