import type { SharedStream } from './shared-stream.ts'

/**
 * An `EventSource` for GrowthBook's SDK, over a stream that all tabs share. It has what the SDK uses, and no errors: the shared stream
 * itself connects again.
 */
export function createSharedEventSource(stream: SharedStream) {
  return class SharedEventSource extends EventTarget {
    readonly close: () => void

    constructor(address: string) {
      super()
      this.close = stream.subscribe({
        address,
        onEvent: ({ name, data }) => this.dispatchEvent(new MessageEvent(name, { data })),
      })
    }
  }
}
