import { WORKSPACE_CHANGES_EVENT } from '@marquee/contract/workspace-changes'

/** The events of all streams: a tab also passes on those that only other tabs follow. The last two are GrowthBook's. */
const EVENTS = [WORKSPACE_CHANGES_EVENT, 'features', 'features-updated']

/** The pauses before a stream is opened again [T-03]; up to this many errors in a row the browser itself repairs the connection. */
const MAX_REPAIRS = 3
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 5 * 60 * 1000

interface Reactions {
  onEvent: (name: string, data: string) => void
  /** Called after each refusal. A browser does not tell the reason: the session may have ended, or the membership. */
  onRefused: () => void
}

/**
 * Keeps a connection to a stream of server-sent events. After a refusal, which the browser does not repair, and after more than three errors
 * in a row it is opened again, with pauses that grow to five minutes.
 * @returns a function that closes the connection
 */
export function openStreamConnection(address: string, init: EventSourceInit, on: Reactions): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let errors = 0

  function handleError(): void {
    errors += 1
    const isRefused = source.readyState === EventSource.CLOSED
    if (isRefused || errors > MAX_REPAIRS) {
      source.close()
      timer = setTimeout(open, toPauseMs(errors))
    }
    if (isRefused) {
      on.onRefused()
    }
  }

  function open(): void {
    source = new EventSource(address, init)
    for (const name of EVENTS) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => on.onEvent(name, data))
    }
    source.addEventListener('open', () => {
      errors = 0
    })
    source.addEventListener('error', handleError)
  }

  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

/** The random part keeps browsers from returning all at once. */
function toPauseMs(errors: number): number {
  const grown = FIRST_PAUSE_MS * 3 ** Math.max(errors - MAX_REPAIRS, 0)
  return Math.min(grown * (1 + Math.random()), LONGEST_PAUSE_MS)
}
