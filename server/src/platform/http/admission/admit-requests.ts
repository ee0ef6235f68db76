import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, tooManyRequests } from '../../errors/domain-error.ts'
import { type AdmissionLimits, createAdmissionQueue, type Refusal } from './admission-queue.ts'
import { BUSY_PAGE } from './busy-page.ts'
import { createKnownCallers } from './known-callers.ts'

interface Options {
  limits: AdmissionLimits
  /** The name of the cookie with the session's token. */
  sessionCookie: string
  /** Whether requests queue at the database already. */
  isDatabaseBusy: () => boolean
  onRefusal: (refusal: Refusal) => void
}

/** A request that takes longer mostly waits for others: a slow line, another server. It gives its place back and stays open. */
const HOLD_MS = 400
const TICK_MS = 10

/**
 * Answers requests beyond what the process can do with 429 or 503 before any work is done for them. Routes with `isAlwaysServed` (health,
 * files of builds) have no limit, and an event stream has a place only until it is open.
 */
export function admitRequests(
  app: FastifyInstance,
  { limits, sessionCookie, isDatabaseBusy, onRefusal }: Options,
): void {
  const queue = createAdmissionQueue(limits, { isBlocked: isDatabaseBusy })
  const callers = createKnownCallers(sessionCookie)
  const places = new WeakMap<FastifyRequest, () => void>()
  let ticks: NodeJS.Timeout | undefined

  /** Requests that wait are refused in time even if none ends meanwhile. */
  function watchWaiting(): void {
    ticks ??= setInterval(() => {
      queue.tick()
      if (queue.getState().waiting === 0) {
        clearInterval(ticks)
        ticks = undefined
      }
    }, TICK_MS).unref()
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isAlwaysServed === true) {
      return undefined
    }
    const caller = callers.identify(request)
    const entered = queue.enter(caller)
    if (queue.getState().waiting > 0) {
      watchWaiting()
    }
    const refusal = await entered
    if (refusal !== null) {
      onRefusal(refusal)
      return refuse(request, reply, refusal, limits)
    }
    const leavePlace = once(() => {
      clearTimeout(hold)
      queue.leavePlace(caller)
    })
    const hold = setTimeout(leavePlace, HOLD_MS).unref()
    const close = once(() => {
      leavePlace()
      queue.close(caller)
    })
    places.set(request, leavePlace)
    reply.raw.once('close', close)
    reply.raw.once('finish', close)
    return undefined
  })

  app.addHook('onSend', async (request, reply) => {
    places.get(request)?.()
    callers.learn(request, reply.statusCode)
  })
}

function once(run: () => void): () => void {
  let hasRun = false
  return () => {
    if (!hasRun) {
      hasRun = true
      run()
    }
  }
}

/** Browsers that open a page get one that says so and opens again by itself. */
function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, limits: AdmissionLimits): FastifyReply {
  // Clients that were refused at the same moment come back at different ones.
  const retryAfterSeconds = 1 + Math.floor(Math.random() * 3)
  if (refusal === 'own-limit') {
    throw tooManyRequests('Too many requests at once come from here. Try again in a moment.', {
      limit: limits.ownAtOnce,
      retryAfterSeconds,
    })
  }
  const headers = { 'retry-after': String(retryAfterSeconds) }
  if (request.headers['sec-fetch-mode'] === 'navigate') {
    return reply
      .status(503)
      .headers({ ...headers, 'cache-control': 'no-store', refresh: String(retryAfterSeconds + 2) })
      .type('text/html; charset=utf-8')
      .send(BUSY_PAGE)
  }
  throw new DomainError(503, 'The server has too much to do right now. Try again in a moment.', { headers })
}
