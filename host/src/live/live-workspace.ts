import { type WorkspaceChanges, workspaceChanges } from '@marquee/contract/workspace-changes'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import { z } from 'zod'
import { createKnownChanges } from './known-changes.ts'

interface LiveWorkspaceParts {
  /** The workspace that this tab shows. */
  workspaceId: string
  /** The channel between the tabs of this browser. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  locks: Pick<LockManager, 'request'>
  /** Connects to the server. Returns a function that closes the connection. */
  connect: (onEvent: (data: string) => void) => () => void
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  onChange: (topics: readonly WorkspaceTopic[]) => void
  /** Called with each event: the current generation of the registry. */
  onReleaseGeneration: (generation: number) => void
  /** The account now works in another workspace: it was switched in another tab, or the membership ended. */
  onOtherWorkspace: () => void
}

/** A tab closes its connection after it has been hidden for this time. */
const HIDDEN_MS = 60_000
const LOCK = 'marquee-live-workspace'

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question') }),
  z.object({ kind: z.literal('changes'), changes: workspaceChanges }),
])

/**
 * Follows the changes of members. Among all tabs of this browser, the one that holds the lock has the connection and passes on its events;
 * when it closes, the next tab in the queue takes over. (A shared worker would need no election, but browsers on phones have none.) Every
 * tab compares the events with its own state, so that no change is missed or handled twice when tabs open and close.
 * @returns a function that ends it
 */
export function followWorkspace(parts: LiveWorkspaceParts): () => void {
  const { channel, locks, connect, window, document, ...on } = parts
  const known = createKnownChanges(on.workspaceId, () => performance.now())
  let queue: AbortController | null = null
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined
  let isLeading = false

  function learn(changes: WorkspaceChanges): void {
    on.onReleaseGeneration(changes.release_generation)
    const news = known.learn(changes)
    if (news === null) {
      on.onOtherWorkspace()
    } else if (news.length > 0) {
      on.onChange(news)
    }
  }

  function post(content: z.input<typeof message>): void {
    channel.postMessage(content)
  }

  function lead(stop: AbortSignal): Promise<void> {
    isLeading = true
    const disconnect = connect((data) => {
      const changes = workspaceChanges.parse(JSON.parse(data))
      learn(changes)
      post({ kind: 'changes', changes })
    })
    return new Promise((resolve) => {
      stop.addEventListener('abort', () => {
        isLeading = false
        disconnect()
        resolve()
      })
    })
  }

  function queueUp(): void {
    if (queue !== null) {
      return
    }
    const { signal } = (queue = new AbortController())
    // The lock is held until the promise resolves. Leaving the queue rejects, which is intended.
    locks.request(LOCK, { signal }, () => (signal.aborted ? undefined : lead(signal))).catch(() => {})
    post({ kind: 'question' })
  }

  function leave(): void {
    queue?.abort()
    queue = null
  }

  function answer(): void {
    const changes = isLeading ? known.tell() : null
    if (changes !== null) {
      post({ kind: 'changes', changes })
    }
  }

  function handleVisibility(): void {
    clearTimeout(hiddenTimer)
    if (document.visibilityState === 'visible') {
      queueUp()
    } else {
      hiddenTimer = setTimeout(leave, HIDDEN_MS)
    }
  }

  channel.addEventListener('message', ({ data }) => {
    const heard = message.safeParse(data).data
    if (heard?.kind === 'changes') {
      learn(heard.changes)
    } else if (heard?.kind === 'question') {
      answer()
    }
  })
  // A page in the browser's back/forward cache must not hold a connection.
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', handleVisibility)
  document.addEventListener('visibilitychange', handleVisibility)
  handleVisibility()

  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', handleVisibility)
    document.removeEventListener('visibilitychange', handleVisibility)
    clearTimeout(hiddenTimer)
    leave()
    channel.close()
  }
}
