import { PassThrough, Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { tooManyRequests } from '../errors/domain-error.ts'
import { openStreams } from '../metrics/instruments.ts'
import { endConnectionAfter } from './closing.ts'

interface Limits {
  /** The interval at which the database is checked for changes, while any stream is open. */
  pollMs: number
  /** The interval of the comments that keep proxies from closing a quiet stream, and that detect disconnected clients. */
  heartbeatMs: number
  /** The maximum number of open streams of this process. */
  maxStreams: number
  /** The maximum number of open streams of one owner: a network address or a user. */
  maxStreamsPerOwner: number
}

const LIMITS: Limits = { pollMs: 500, heartbeatMs: 15_000, maxStreams: 5000, maxStreamsPerOwner: 200 }

/** A client that reads slower is disconnected when this much text is waiting; the browser connects again. */
const MAX_UNREAD_CHARACTERS = 2_000_000

/** One open stream, and the state that its client has been told. */
export interface EventStream<State> {
  readonly owner: string
  state: State
  send: (text: string) => void
  /** Ends the stream. */
  end: () => void
}

interface Parts<State> {
  /** Sends changes to the clients that do not have them yet. Two checks may overlap. */
  look: (streams: readonly EventStream<State>[]) => Promise<void>
  /** The log message when a check fails; it is logged once for each outage. */
  failure: string
  log: Pick<Logger, 'warn'>
  limits?: Partial<Limits>
}

/**
 * The open event streams of this process. Changes by other processes are found by polling the database, which keeps working after
 * a restart of the database. Nothing is polled while no stream is open.
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
    if (streams.delete(readable)) {
      openStreams.dec()
    }
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
    openStreams.inc()
    readable.once('close', () => remove(readable))
    return stream
  }

  return {
    /**
     * Opens a stream that lasts until the client disconnects, the code ends it, or the server closes.
     * @param begin the first message to the client, and the state that the client knows then
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

    /** Checks for changes at once, because this process has just made one. */
    announce: (): void => lookIn(0),

    /** Ends every stream, and every later one as soon as it opens: the server closes. */
    closeAll(): void {
      isClosed = true
      for (const stream of streams.values()) {
        stream.end()
      }
    },

    count: (): number => streams.size,
  }
}

/** Joins open streams of whole events into one: it ends with the first of them, and ends them all when its client disconnects. */
export function joinEventStreams(streams: readonly Readable[]): Readable {
  const joined = new PassThrough()
  for (const stream of streams) {
    stream.pipe(joined, { end: false })
    stream.once('end', () => {
      // Nothing may be written after the end.
      streams.forEach((one) => one.unpipe(joined))
      joined.end()
    })
    stream.once('close', () => {
      if (!stream.readableEnded) {
        joined.destroy()
      }
    })
  }
  joined.once('close', () => streams.forEach((stream) => stream.destroy()))
  return joined
}

/** Answers a request with an open stream. */
export function sendEventStream(reply: FastifyReply, stream: Readable): FastifyReply {
  // A kept-alive connection would keep the closing server open after its stream has ended.
  endConnectionAfter(reply)
  return reply
    .headers({
      'cache-control': 'no-cache, no-transform',
      // Otherwise nginx buffers the answer.
      'x-accel-buffering': 'no',
    })
    .type('text/event-stream; charset=utf-8')
    .send(stream)
}
