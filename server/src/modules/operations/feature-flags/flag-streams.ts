import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { createEventStreams, type EventStream } from '../../../platform/http/event-streams.ts'
import type { FlagPayload, FlagPayloadRepository } from './flag-payload.repository.ts'

interface Dependencies {
  payload: Pick<FlagPayloadRepository, 'read' | 'readRevision'>
  log: Pick<Logger, 'warn'>
  limits?: Parameters<typeof createEventStreams>[0]['limits']
}

/** The last revision that was sent. */
interface Listener {
  revision: number
}

/**
 * The open streams of the flags, in GrowthBook's protocol. Every stream starts with the whole document, so that no change is
 * missed between two connections.
 */
export function createFlagStreams({ payload, log, limits = {} }: Dependencies) {
  async function deliver(listeners: readonly EventStream<Listener>[]): Promise<void> {
    const revision = await payload.readRevision()
    if (listeners.every(({ state }) => state.revision >= revision)) {
      return
    }
    const current = await payload.read()
    for (const listener of listeners) {
      // Two deliveries may overlap: an older document is never sent after a newer one.
      if (listener.state.revision < current.revision) {
        listener.state = { revision: current.revision }
        listener.send(featuresEvent(current))
      }
    }
  }

  const streams = createEventStreams<Listener>({
    look: deliver,
    failure: 'Changed feature flags could not be looked for; trying again',
    log,
    limits,
  })

  return {
    ...streams,

    /** The current document. */
    read: () => payload.read(),

    /** @throws DomainError 429 when too many streams are open */
    open: (address: string): Promise<Readable> =>
      streams.open(address, async () => {
        const current = await payload.read()
        return { state: { revision: current.revision }, text: featuresEvent(current) }
      }),
  }
}

export type FlagStreams = ReturnType<typeof createFlagStreams>

/** Without an id: beside the changes of a workspace, the last id that a browser repeats is that of the changes. */
function featuresEvent({ json }: FlagPayload): string {
  return `event: features\ndata: ${json}\n\n`
}
