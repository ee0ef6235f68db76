import { createSharedStream, type SharedStream } from './shared-stream.ts'
import { openStreamConnection } from './stream-connection.ts'

/** A stream of this browser's tabs. Streams of different names have a connection each. */
export function openSharedStream(name: string, init: EventSourceInit, wholeAddress?: string): SharedStream {
  return createSharedStream({
    name,
    wholeAddress,
    tabs: openTabs(name),
    connect: (address, on) => openStreamConnection(address, init, on),
    window,
    document,
  })
}

/** Browsers offer locks to secure origins only, and channels not where storage is blocked. */
function openTabs(name: string) {
  try {
    return 'locks' in navigator ? { locks: navigator.locks, channel: new BroadcastChannel(name) } : null
  } catch {
    return null
  }
}
