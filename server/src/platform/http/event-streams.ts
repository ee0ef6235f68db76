import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { tooManyRequests } from '../errors/domain-error.ts'
import { endConnectionAfter } from './closing.ts'

interface Limits {
  /** Between two looks for what is new, while anybody listens. */
  pollMs: number
  /** Between two comments that keep proxies from closing a quiet stream, and that find listeners who have gone. */
  heartbeatMs: number
  /** Open streams of this process. */
  maxStreams: number
  /** Open streams of one owner: an address, a person. */
  maxStreamsPerOwner: number
}

const LIMITS: Limits = { pollMs: 500, heartbeatMs: 15_000, maxStreams: 5000, maxStreamsPerOwner: 200 }

/** Somebody who reads slower than this much text is waiting is let go; the browser connects again. */
const MAX_UNREAD_CHARACTERS = 2_000_000

/** One open stream, and what its reader has been told. */
export interface EventStream<State> {
  readonly owner: string
  state: State
  send: (text: string) => void
  /** Says that nothing more comes. */
  end: () => void
}

interface Parts<State> {
  /** Sends what is new to those who do not have it. Two looks may overlap. */
  look: (streams: readonly EventStream<State>[]) => Promise<void>
  /** What the log says when looking fails; it is said once for each outage. */
  failure: string
  log: Pick<Logger, 'warn'>
  limits?: Partial<Limits>
}

/**
 * The open event streams of this process. What other processes change is found by looking into the database, which also
 * outlives a restart of the database; nothing is asked while nobody listens.
 */
export function createEventStreams<State>({ look, failure, log, limits: changes = {} }: Parts<State>) {
  const limits = { ...LIMITS, ...changes }
  const streams = new Map<Readable, EventStream<State>>()
  let poll: NodeJS.Timeout | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let isFailing = false
  let isClosed = false

  async function lookNow(): Promise<void> {
    try {
      await look([...streams.values()])
      isFailing = false
    } catch (error) {
      if (!isFailing) {
        log.warn({ err: error }, failure)
      }
      isFailing = true
    }
    lookIn(limits.pollMs)
  }

  function lookIn(ms: number): void {
    clearTimeout(poll)
    if (streams.size > 0) {
      poll = setTimeout(() => void lookNow(), ms).unref()
    }
  }

  function keepAlive(): void {
    for (const stream of streams.values()) {
      stream.send(': keep-alive\n\n')
    }
  }

  function remove(readable: Readable): void {
    streams.delete(readable)
    if (streams.size === 0) {
      clearTimeout(poll)
      clearInterval(heartbeat)
      heartbeat = undefined
    }
  }

  function refuseTooMany(owner: string): void {
    const own = [...streams.values()].filter((stream) => stream.owner === owner).length
    if (streams.size >= limits.maxStreams || own >= limits.maxStreamsPerOwner) {
      throw tooManyRequests('Too many event streams are open. Try again later.', {
        limit: limits.maxStreamsPerOwner,
        retryAfterSeconds: 60,
      })
    }
  }

  function add(readable: Readable, owner: string, state: State): EventStream<State> {
    const stream: EventStream<State> = {
      owner,
      state,
      send(text) {
        if (!streams.has(readable)) {
          return
        }
        readable.push(text)
        if (readable.readableLength > MAX_UNREAD_CHARACTERS) {
          remove(readable)
          readable.destroy()
        }
      },
      end() {
        if (streams.has(readable)) {
          remove(readable)
          readable.push(null)
        }
      },
    }
    streams.set(readable, stream)
    readable.once('close', () => remove(readable))
    return stream
  }

  return {
    /**
     * Opens a stream that lives until its reader goes, somebody ends it, or the server closes.
     * @param begin what its reader is told first, and what they know then
     * @throws DomainError 429 when too many are open
     */
    async open(owner: string, begin: () => Promise<{ state: State; text: string }>): Promise<Readable> {
      refuseTooMany(owner)
      const { state, text } = await begin()
      const readable = new Readable({ read() {} })
      if (isClosed) {
        readable.push(null)
        return readable
      }
      add(readable, owner, state).send(text)
      heartbeat ??= setInterval(keepAlive, limits.heartbeatMs).unref()
      lookIn(limits.pollMs)
      return readable
    },

    /** Looks for what is new at once: this process has just made a change. */
    announce: (): void => lookIn(0),

    /** Ends every stream, and every later one at once: the server closes. */
    closeAll(): void {
      isClosed = true
      for (const stream of streams.values()) {
        stream.end()
      }
    },

    count: (): number => streams.size,
  }
}

/** Answers a request with an open stream. */
export function sendEventStream(reply: FastifyReply, stream: Readable): FastifyReply {
  // A kept-alive connection would hold the closing server open after its stream has ended.
  endConnectionAfter(reply)
  return reply
    .headers({
      'cache-control': 'no-cache, no-transform',
      // nginx holds answers back otherwise.
      'x-accel-buffering': 'no',
    })
    .type('text/event-stream; charset=utf-8')
    .send(stream)
}
