import { createElection, leadAlone } from './election.ts'
import { watchPresence } from './presence.ts'
import { type Connect, createStreamLeader } from './stream-leader.ts'
import { createStreamSubscribers, type StreamSubscriber } from './stream-subscribers.ts'
import { createTabChannel, type TabMessage } from './tab-channel.ts'

interface SharedStreamParts {
  /** The name of the lock of the election. */
  name: string
  /** The stream that also carries the events of the other streams; undefined when none does. */
  wholeAddress: string | undefined
  /** Null in a browser that lacks one of them: then each visible tab has its own connection. */
  tabs: {
    locks: Pick<LockManager, 'request'>
    channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  } | null
  connect: Connect
  window: Pick<Window, 'addEventListener'>
  document: Pick<Document, 'visibilityState' | 'addEventListener'>
}

/** A tab that is hidden for this time stops listening [T-03]. */
const HIDDEN_MS = 20_000
const BEAT_MS = 5000
/** A leading tab that is silent for longer hangs, or is frozen. */
const MAX_SILENT_BEATS = 3

/**
 * One connection for all tabs of this browser, whatever they follow. One tab leads: it connects, and passes on what it hears. It leads until
 * it is closed, frozen or hidden for 20 s. It loses its place when it falls silent, or when its stream lacks what another tab follows.
 */
export function createSharedStream({ name, wholeAddress, tabs, connect, window, document }: SharedStreamParts) {
  const subscribers = createStreamSubscribers(wholeAddress)
  let channel = tabs && createTabChannel(tabs.channel, handleMessage)
  let election =
    tabs === null ? leadAlone(lead) : createElection({ name, locks: tabs.locks, lead, onRefused: separate })
  let isPresent = false
  let isListening = false
  /** Null while another tab leads. */
  let leader: ReturnType<typeof createStreamLeader> | null = null
  let silentBeats = 0
  let beat: ReturnType<typeof setInterval> | undefined

  function lead(): () => void {
    const mine = createStreamLeader(connect, {
      onEvent(event) {
        subscribers.deliver(event)
        channel?.post({ kind: 'event', event })
      },
      onRefused() {
        subscribers.deliverRefusal()
        channel?.post({ kind: 'refusal' })
      },
    })
    leader = mine
    followWanted()
    return () => {
      leader = null
      mine.close()
    }
  }

  function followWanted(): void {
    const address = subscribers.getWantedAddress()
    if (leader !== null && address !== undefined && address !== leader.getAddress()) {
      leader.follow(address)
      sayLeading()
    }
  }

  function sayLeading(): void {
    if (leader !== null) {
      channel?.post({ kind: 'leading', isWhole: leader.getAddress() === wholeAddress })
    }
  }

  function handleBeat(): void {
    sayLeading()
    silentBeats = leader === null ? silentBeats + 1 : 0
    if (silentBeats > MAX_SILENT_BEATS) {
      silentBeats = 0
      election.steal()
    }
  }

  function answer(to: string): void {
    sayLeading()
    leader?.getHeard().forEach((event) => channel?.post({ kind: 'event', event, to }))
  }

  function handleMessage(content: TabMessage): void {
    if (!isListening || channel === null) {
      return
    }
    silentBeats = content.kind === 'question' ? silentBeats : 0
    if (content.kind === 'question') {
      answer(content.from)
    } else if (content.kind === 'refusal') {
      subscribers.deliverRefusal()
    } else if (content.kind === 'event') {
      subscribers.deliver(content.event)
    } else if (leader === null && !content.isWhole && subscribers.getWantedAddress() === wholeAddress) {
      election.steal()
    }
  }

  function update(): void {
    const shouldListen = isPresent && subscribers.getWantedAddress() !== undefined
    if (shouldListen === isListening) {
      followWanted()
      return
    }
    isListening = shouldListen
    silentBeats = 0
    clearInterval(beat)
    if (shouldListen) {
      beat = setInterval(handleBeat, BEAT_MS)
      election.join()
      channel?.ask()
    } else {
      election.leave()
    }
  }

  /** The browser refuses locks: from now on this tab has its own connection while it is visible. */
  function separate(): void {
    isPresent = false
    update()
    channel = null
    election = leadAlone(lead)
    isPresent = document.visibilityState === 'visible'
    update()
  }

  watchPresence({
    window,
    document,
    getHiddenMs: () => (channel === null ? 0 : HIDDEN_MS),
    onChange(next) {
      isPresent = next
      update()
    },
  })

  return {
    /** Follows a stream, beginning with its current state. @returns a function that ends it */
    subscribe(subscriber: StreamSubscriber): () => void {
      const isLate = isListening
      subscribers.add(subscriber)
      update()
      if (isLate) {
        const heard = leader?.getHeard() ?? []
        // The caller first adds its listeners.
        queueMicrotask(() => heard.forEach(subscriber.onEvent))
        channel?.ask()
      }
      return () => {
        subscribers.delete(subscriber)
        update()
      }
    },
  }
}

export type SharedStream = ReturnType<typeof createSharedStream>
