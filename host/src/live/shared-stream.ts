import { z } from 'zod'
import { createElection, leadAlone } from './election.ts'
import { watchPresence } from './presence.ts'
import { type Connect, createStreamLeader, type StreamEvent, streamEvent } from './stream-leader.ts'

export interface StreamSubscriber {
  /** The stream that the subscriber would open if it were alone. */
  address: string
  onEvent: (event: StreamEvent) => void
  /** The server refused the connection. */
  onRefused?: () => void
}

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

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), from: z.string() }),
  z.object({ kind: z.literal('leading'), isWhole: z.boolean() }),
  // An event without `to` is for every tab.
  z.object({ kind: z.literal('event'), event: streamEvent, to: z.string().optional() }),
  z.object({ kind: z.literal('refusal') }),
])

/**
 * One connection for all tabs of this browser, whatever they follow. One tab leads: it connects, and passes on what it hears. It leads until
 * it is closed, frozen or hidden for 20 s. It loses its place when it falls silent, or when its stream lacks what another tab follows.
 */
export function createSharedStream({ name, wholeAddress, tabs, connect, window, document }: SharedStreamParts) {
  const ownId = String(Math.random())
  const subscribers = new Set<StreamSubscriber>()
  let channel = tabs?.channel
  let election =
    tabs === null ? leadAlone(lead) : createElection({ name, locks: tabs.locks, lead, onRefused: separate })
  let isPresent = false
  let isListening = false
  /** Null while another tab leads. */
  let leader: ReturnType<typeof createStreamLeader> | null = null
  let silentBeats = 0
  let beat: ReturnType<typeof setInterval> | undefined

  function post(content: z.input<typeof message>): void {
    channel?.postMessage(content)
  }

  function deliver(event: StreamEvent): void {
    subscribers.forEach((subscriber) => subscriber.onEvent(event))
  }

  function deliverRefusal(): void {
    subscribers.forEach((subscriber) => subscriber.onRefused?.())
  }

  function getWantedAddress(): string | undefined {
    const addresses = Array.from(subscribers, ({ address }) => address)
    return addresses.find((address) => address === wholeAddress) ?? addresses[0]
  }

  function lead(): () => void {
    const mine = createStreamLeader(connect, {
      onEvent(event) {
        deliver(event)
        post({ kind: 'event', event })
      },
      onRefused() {
        deliverRefusal()
        post({ kind: 'refusal' })
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
    const address = getWantedAddress()
    if (leader !== null && address !== undefined && address !== leader.getAddress()) {
      leader.follow(address)
      sayLeading(leader)
    }
  }

  function sayLeading({ getAddress }: NonNullable<typeof leader>): void {
    post({ kind: 'leading', isWhole: getAddress() === wholeAddress })
  }

  function handleBeat(): void {
    if (leader !== null) {
      sayLeading(leader)
      return
    }
    silentBeats += 1
    if (silentBeats > MAX_SILENT_BEATS) {
      silentBeats = 0
      election.steal()
    }
  }

  function answer(to: string): void {
    if (leader !== null) {
      sayLeading(leader)
      leader.getHeard().forEach((event) => post({ kind: 'event', event, to }))
    }
  }

  function handleMessage(content: z.infer<typeof message>): void {
    if (content.kind === 'question') {
      answer(content.from)
      return
    }
    silentBeats = 0
    if (content.kind === 'refusal') {
      deliverRefusal()
    } else if (content.kind === 'event') {
      if (content.to === undefined || content.to === ownId) {
        deliver(content.event)
      }
    } else if (leader === null && !content.isWhole && getWantedAddress() === wholeAddress) {
      election.steal()
    }
  }

  function listen(): void {
    isListening = true
    silentBeats = 0
    beat = setInterval(handleBeat, BEAT_MS)
    election.join()
    post({ kind: 'question', from: ownId })
  }

  function rest(): void {
    isListening = false
    clearInterval(beat)
    election.leave()
  }

  function update(): void {
    const shouldListen = isPresent && subscribers.size > 0
    if (shouldListen === isListening) {
      followWanted()
    } else if (shouldListen) {
      listen()
    } else {
      rest()
    }
  }

  /** The browser refuses locks: from now on this tab has its own connection while it is visible. */
  function separate(): void {
    rest()
    channel = undefined
    election = leadAlone(lead)
    isPresent = document.visibilityState === 'visible'
    update()
  }

  channel?.addEventListener('message', ({ data }) => {
    const { success, data: content } = message.safeParse(data)
    if (success && isListening && channel !== undefined) {
      handleMessage(content)
    }
  })
  watchPresence({
    window,
    document,
    getHiddenMs: () => (channel === undefined ? 0 : HIDDEN_MS),
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
        post({ kind: 'question', from: ownId })
      }
      return () => {
        subscribers.delete(subscriber)
        update()
      }
    },
  }
}

export type SharedStream = ReturnType<typeof createSharedStream>
