import { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { tooManyRequests } from '../../platform/errors/domain-error.ts'
import type { FlagPayload, FlagPayloadRepository } from './flag-payload.repository.ts'

interface Limits {
  /** Between two looks at the revision, while anybody listens. */
  pollMs: number
  /** Between two comments that keep proxies from closing a quiet stream, and that find listeners who have gone. */
  heartbeatMs: number
  /** Open streams of this process. */
  maxStreams: number
  /** Open streams of one address. */
  maxStreamsPerAddress: number
}

const LIMITS: Limits = { pollMs: 500, heartbeatMs: 15_000, maxStreams: 5000, maxStreamsPerAddress: 200 }

/** Somebody who reads slower than this much text is waiting is let go; the SDK connects again. */
const MAX_UNREAD_CHARACTERS = 2_000_000

interface Dependencies {
  payload: Pick<FlagPayloadRepository, 'read' | 'readRevision'>
  log: Pick<Logger, 'warn'>
  limits?: Partial<Limits>
}

interface Listener {
  address: string
  /** The last revision that was sent. */
  revision: number
}

/**
 * The open event streams of this process, in GrowthBook's protocol. Every stream starts with the whole document, so that
 * nothing is missed between two connections. Other processes' changes are found by looking at the document's revision in
 * the database, which also outlives a restart of the database; nothing is asked while nobody listens.
 */
export function createFlagStreams({ payload, log, limits: changes }: Dependencies) {
  const limits = { ...LIMITS, ...changes }
  const listeners = new Map<Readable, Listener>()
  let poll: NodeJS.Timeout | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let isFailing = false
  let isClosed = false

  function send(stream: Readable, text: string): void {
    stream.push(text)
    if (stream.readableLength > MAX_UNREAD_CHARACTERS) {
      remove(stream)
      stream.destroy()
    }
  }

  async function deliver(): Promise<void> {
    const revision = await payload.readRevision()
    if ([...listeners.values()].every((listener) => listener.revision >= revision)) {
      return
    }
    const current = await payload.read()
    for (const [stream, listener] of listeners) {
      // Two deliveries may overlap: an older document never follows a newer one.
      if (listener.revision < current.revision) {
        listener.revision = current.revision
        send(stream, featuresEvent(current))
      }
    }
  }

  async function look(): Promise<void> {
    try {
      await deliver()
      isFailing = false
    } catch (error) {
      if (!isFailing) {
        log.warn({ err: error }, 'Changed feature flags could not be looked for; trying again')
      }
      isFailing = true
    }
    lookIn(limits.pollMs)
  }

  function lookIn(ms: number): void {
    clearTimeout(poll)
    if (listeners.size > 0) {
      poll = setTimeout(() => void look(), ms).unref()
    }
  }

  function keepAlive(): void {
    for (const stream of listeners.keys()) {
      send(stream, ': keep-alive\n\n')
    }
  }

  function remove(stream: Readable): void {
    listeners.delete(stream)
    if (listeners.size === 0) {
      clearTimeout(poll)
      clearInterval(heartbeat)
      heartbeat = undefined
    }
  }

  function refuseTooMany(address: string): void {
    const fromHere = [...listeners.values()].filter((listener) => listener.address === address).length
    if (listeners.size >= limits.maxStreams || fromHere >= limits.maxStreamsPerAddress) {
      throw tooManyRequests('Too many event streams are open. Try again later.', 60)
    }
  }

  return {
    /** The document as it is now. */
    read: () => payload.read(),

    /**
     * Opens a stream that lives until its reader goes or the server closes.
     * @throws DomainError 429 when too many are open
     */
    async open(address: string): Promise<Readable> {
      refuseTooMany(address)
      const current = await payload.read()
      const stream = new Readable({ read() {} })
      if (isClosed) {
        stream.push(null)
        return stream
      }
      listeners.set(stream, { address, revision: current.revision })
      stream.once('close', () => remove(stream))
      send(stream, featuresEvent(current))
      heartbeat ??= setInterval(keepAlive, limits.heartbeatMs).unref()
      lookIn(limits.pollMs)
      return stream
    },

    /** Looks for changes at once: this process has just made one. */
    announce: (): void => lookIn(0),

    /** Ends every stream, and every later one at once: the server closes. */
    closeAll(): void {
      isClosed = true
      for (const stream of listeners.keys()) {
        remove(stream)
        stream.push(null)
      }
    },

    count: (): number => listeners.size,
  }
}

export type FlagStreams = ReturnType<typeof createFlagStreams>

function featuresEvent({ revision, json }: FlagPayload): string {
  return `id: ${revision}\nevent: features\ndata: ${json}\n\n`
}
