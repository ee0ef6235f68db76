import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, tooManyRequests } from '../../errors/domain-error.ts'
import { findOuterRequestId } from '../inner-call.ts'
import { type AdmissionLimits, type Caller, createAdmissionQueue, type Refusal } from './admission-queue.ts'
import { BUSY_PAGE } from './busy-page.ts'
import { holdPlace } from './held-place.ts'
import { createKnownCallers } from './known-callers.ts'

interface Options {
  limits: AdmissionLimits
  /** The name of the cookie with the session's token. */
  sessionCookie: string
  /** Whether requests queue at the database already. */
  isDatabaseBusy: () => boolean
  onRefusal: (refusal: Refusal) => void
}

/** A request that takes longer gives its place back, so that some that hang do not take all places for good. */
const HOLD_MS = 5000
/** The same for a form with files, which mostly waits for a slow line. */
const HOLD_FORM_MS = 400
const TICK_MS = 10

/**
 * Answers requests beyond what the process can do with 429 or 503 before any work is done for them. Routes with `isAlwaysServed` (health,
 * files of builds) have no limit, and an event stream has a place only until it is open. A call that is a part of another request needs no
 * place, because that request has one.
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

  function begin(request: FastifyRequest, reply: FastifyReply, caller: Caller): () => void {
    const leavePlace = once(() => {
      clearTimeout(hold)
      queue.leavePlace(caller)
    })
    const isForm = request.headers['content-type']?.startsWith('multipart/') === true
    const hold = setTimeout(leavePlace, isForm ? HOLD_FORM_MS : HOLD_MS).unref()
    const close = once(() => {
      leavePlace()
      queue.close(caller)
    })
    places.set(request, leavePlace)
    reply.raw.once('close', close)
    reply.raw.once('finish', close)
    return leavePlace
  }

  // With a callback, because everything that follows runs within it and thereby knows its place.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isAlwaysServed === true || findOuterRequestId() !== undefined) {
      done()
      return
    }
    const caller = callers.identify(request)
    const entered = queue.enter(caller)
    if (queue.getState().waiting > 0) {
      watchWaiting()
    }
    void entered.then((refusal) => {
      if (refusal === null) {
        holdPlace(begin(request, reply, caller), done)
        return
      }
      onRefusal(refusal)
      if (isNavigation(request)) {
        sendBusyPage(reply)
      } else {
        // oxlint-disable-next-line promise/no-callback-in-promise -- the queue answers by a promise, and Fastify's hook has a callback
        done(toError(refusal, limits))
      }
    })
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

/** Clients that were refused at the same moment come back at different ones. */
function chooseRetrySeconds(): number {
  return 1 + Math.floor(Math.random() * 3)
}

function toError(refusal: Refusal, { ownAtOnce }: AdmissionLimits): DomainError {
  const retryAfterSeconds = chooseRetrySeconds()
  return refusal === 'own-limit'
    ? tooManyRequests('Too many requests at once come from here. Try again in a moment.', {
        limit: ownAtOnce,
        retryAfterSeconds,
      })
    : new DomainError(503, 'The server has too much to do right now. Try again in a moment.', {
        headers: { 'retry-after': String(retryAfterSeconds) },
      })
}

function isNavigation({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate'
}

/** A browser that opens a page gets one that says so and opens again by itself. */
function sendBusyPage(reply: FastifyReply): void {
  const retryAfter = String(2 + chooseRetrySeconds())
  void reply
    .status(503)
    .headers({ 'retry-after': retryAfter, refresh: retryAfter, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(BUSY_PAGE)
}
