import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Reads } from '../database/replicas/reads.ts'
import type { Environment } from '../environment.ts'
import { measureRequests } from '../metrics/measure-requests.ts'
import { requestRefusals } from '../metrics/instruments.ts'
import { sessionCookieName } from '../sessions/session-cookies.ts'
import type { SessionGateway } from '../sessions/session-gateway.ts'
import { admitRequests } from './admission/admit-requests.ts'
import { endConnectionsOnClose } from './closing.ts'
import { createFastify } from './create-fastify.ts'
import { allowOrigins } from './cross-origin.ts'
import { answerError, answerNotFound } from './error-answer.ts'
import './fastify-types.ts'
import { type ReadinessCheck, registerHealthRoutes } from './health.routes.ts'
import { findOuterRequestId } from './inner-call.ts'
import { acceptJsonOnly } from './json-body.ts'
import { keepPagesApart } from './pages-origin.ts'
import { toReadableTarget } from './readable-target.ts'
import { logRequests } from './request-log.ts'
import { traceRequests } from '../tracing/trace-requests.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import type { StandingGateway } from './standing-gateway.ts'

export interface HttpServerOptions {
  environment: Environment
  log: Logger
  sessions: SessionGateway
  plans: StandingGateway
  reads: Reads
  reasonNotReady: ReadinessCheck
  /** Whether statements queue at the database. Default: never. */
  isDatabaseBusy?: () => boolean
}

/** The form of a request id that a proxy in front may send; any other characters could forge log lines. */
const REQUEST_ID = /^[\w.-]{8,64}$/
/** No part of an address is longer than the request line may be, so that Fastify refuses none before its route can answer. */
const LONGEST_PART = 16 * 1024

const OVERRIDES: ReadonlySet<string> = new Set(['PATCH', 'DELETE'])

/** The HTTP server without the product's routes: request ids, logs, figures, headers, errors, bodies, sessions, admission and health. */
export async function createHttpServer({
  environment,
  log,
  sessions,
  plans,
  reads,
  reasonNotReady,
  isDatabaseBusy = () => false,
}: HttpServerOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const options = {
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Hop 0 is the client that is connected to us. Addresses further left in X-Forwarded-For are untrusted claims.
    trustProxy: (_address, hop) => hop < environment.trustedProxies,
    genReqId: (request) => {
      const outerId = findOuterRequestId()
      if (outerId !== undefined) {
        return outerId
      }
      const given = request.headers['x-request-id']
      return environment.trustedProxies > 0 && typeof given === 'string' && REQUEST_ID.test(given)
        ? given
        : randomUUID()
    },
    // Networks that let only GET and POST pass: clients of tus name the method in a header, which no form of another page can send.
    rewriteUrl: (request) => {
      const method = String(request.headers['x-http-method-override']).toUpperCase()
      if (request.method === 'POST' && OVERRIDES.has(method)) {
        request.method = method
      }
      return toReadableTarget(request.url ?? '/')
    },
    routerOptions: { maxParamLength: LONGEST_PART },
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply)
    },
  } satisfies FastifyServerOptions
  const app = await createFastify(options, { tls: environment.tls, log })
  app.decorate('sessions', sessions)
  app.decorate('plans', plans)
  app.decorate('reads', reads)
  app.decorateRequest('actor', null)
  app.decorateRequest('signedInUserId', null)
  app.decorateRequest('failure', null)
  traceRequests(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  sendSecurityHeaders(app, environment)
  logRequests(app)
  measureRequests(app)
  endConnectionsOnClose(app)
  acceptJsonOnly(app)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  if (environment.pagesUrl !== null) {
    keepPagesApart(app, environment.pagesUrl)
  }
  await allowOrigins(app, environment.allowedOrigins)
  await app.register(cookie)
  await app.register(multipart)
  const { admission: limits, appUrl, cookieDomain } = environment
  admitRequests(app, {
    limits,
    sessionCookie: sessionCookieName({ isSecure: appUrl.startsWith('https:'), cookieDomain }),
    isDatabaseBusy,
    onRefusal: (reason) => requestRefusals.inc({ reason }),
  })
  registerHealthRoutes(app, reasonNotReady)
  return app
}
