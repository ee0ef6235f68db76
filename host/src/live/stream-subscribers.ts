import type { StreamEvent } from './stream-leader.ts'

export interface StreamSubscriber {
  /** The stream that the subscriber would open if it were alone. */
  address: string
  onEvent: (event: StreamEvent) => void
  /** The server refused the connection. */
  onRefused?: () => void
}

/** What follows a shared stream in this tab. @param wholeAddress the stream that also carries the events of the others */
export function createStreamSubscribers(wholeAddress: string | undefined) {
  const subscribers = new Set<StreamSubscriber>()
  return {
    add: (subscriber: StreamSubscriber): void => void subscribers.add(subscriber),
    delete: (subscriber: StreamSubscriber): void => void subscribers.delete(subscriber),
    deliver: (event: StreamEvent): void => subscribers.forEach(({ onEvent }) => onEvent(event)),
    deliverRefusal: (): void => subscribers.forEach(({ onRefused }) => onRefused?.()),

    /** The one stream that has all that is followed; undefined while nothing is. */
    getWantedAddress(): string | undefined {
      const addresses = Array.from(subscribers, ({ address }) => address)
      return addresses.find((address) => address === wholeAddress) ?? addresses[0]
    },
  }
}
