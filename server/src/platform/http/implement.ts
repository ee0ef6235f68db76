import type { AnyEndpoint, HandlerInput, HandlerOutput } from '@marquee/contract/endpoint'
import { findPlanRefusal, PLAN_REFUSAL_MESSAGES } from '@marquee/contract/features'
import { toPublicPath } from '@marquee/contract/public-api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, forbidden, unauthenticated } from '../errors/domain-error.ts'
import type { Actor } from './actor.ts'
import { parseBody, parseParams, parseQuery } from './parse-input.ts'
import { requirePermission } from './require-permission.ts'
import { openUpload, readUpload, refuseUnwantedForm, type StreamedFile, type UploadedFile } from './uploaded-file.ts'

interface RequestContext {
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler may answer: the output of the contract, or the reply that it has answered itself (a redirect). */
type Answer<E extends AnyEndpoint> = Promise<Output<E> | FastifyReply> | Output<E>

/** A handler without an answer may also return nothing at all. */
type Output<E extends AnyEndpoint> = HandlerOutput<E> | (undefined extends HandlerOutput<E> ? void : never)

export type Handler<E extends AnyEndpoint> = (input: HandlerInput<E> & RequestContext & { actor: Actor }) => Answer<E>

export type AnonymousHandler<E extends AnyEndpoint> = (
  input: HandlerInput<E> & RequestContext & { actor: Actor | null },
) => Answer<E>

export type UploadHandler<E extends AnyEndpoint> = (
  input: HandlerInput<E> & RequestContext & { actor: Actor; file: UploadedFile },
) => Answer<E>

export type StreamedUploadHandler<E extends AnyEndpoint> = (
  input: HandlerInput<E> & RequestContext & { actor: Actor; file: StreamedFile },
) => Answer<E>

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Serves an endpoint of the contract that needs an account. Access, permission, plan and feature are enforced before the body is read. */
export function implement<E extends AnyEndpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  addRoute(app, endpoint, (input) => handler({ ...input, actor: signedIn(input.actor) }))
}

/** Serves an endpoint that anybody may call; `actor` is null for a visitor. */
export function implementAnonymous<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: AnonymousHandler<E>,
): void {
  addRoute(app, endpoint, handler)
}

/** Serves a multipart endpoint that needs an account: `file` is what the form's field `file` holds. */
export function implementUpload<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: UploadHandler<E>,
): void {
  addRoute(app, endpoint, async (input) => {
    const file = await readUpload(input.request, endpoint.bodyLimit)
    return handler({ ...input, actor: signedIn(input.actor), file })
  })
}

/** Serves a multipart endpoint whose files are too large to be held in memory. */
export function implementStreamedUpload<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: StreamedUploadHandler<E>,
): void {
  addRoute(app, endpoint, async (input) => {
    const file = await openUpload(input.request, endpoint.bodyLimit)
    return handler({ ...input, actor: signedIn(input.actor), file })
  })
}

/** Where pages call it, with a session; and where programs do, with an API key that has its scope. */
function addRoute<E extends AnyEndpoint>(app: FastifyInstance, endpoint: E, handler: AnonymousHandler<E>): void {
  const { method, path, bodyLimit, changes, scope } = endpoint
  const answering = {
    method,
    bodyLimit,
    config: { changes },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const input = { ...parseInput(endpoint, request), request, reply, actor: request.actor }
      const output = await handler(input)
      // A reply that a handler returns is awaited with it: it resolves to nothing when it has been sent.
      return output === reply || reply.raw.headersSent ? reply : answer(endpoint, reply, output)
    },
  }

  async function admit(request: FastifyRequest, reply: FastifyReply, identify: () => Promise<Actor | null>) {
    // What one account may see must not be served to another from a cache, nor after signing out by the Back button.
    reply.header('cache-control', 'no-store')
    request.actor = await identify()
    checkAccess(endpoint, request.actor)
    await checkRights(app, endpoint, request.actor)
    refuseUnwantedForm(request, endpoint)
  }

  app.route({
    ...answering,
    url: path,
    onRequest: (request, reply) =>
      admit(request, reply, async () => {
        const isChecked = !SAFE_METHODS.has(method) && !endpoint.isBeacon
        if (isChecked && !(await app.sessions.verifyCsrf(request))) {
          throw new DomainError(419, 'CSRF token mismatch.')
        }
        return app.sessions.resolve(request, reply)
      }),
  })
  if (scope !== null) {
    app.route({
      ...answering,
      url: toPublicPath(path),
      onRequest: (request, reply) => admit(request, reply, () => app.keys.admit(request, reply, scope)),
      // Counted before the answer is sent, so that what was answered is never missed.
      onSend: async (request, reply) => app.keys.count(request, reply.statusCode >= 400),
    })
  }
}

function parseInput<E extends AnyEndpoint>(endpoint: E, request: FastifyRequest): HandlerInput<E> {
  const input = {
    params: parseParams(endpoint.params, request.params),
    query: parseQuery(endpoint.query, request.query),
    body: endpoint.bodyType === 'json' ? parseBody(endpoint.body, request.body) : undefined,
  }
  // The three schemas produced exactly these types; TypeScript cannot follow them through the generic endpoint.
  return input as HandlerInput<E>
}

/** The rules of `Access` in the contract. */
function checkAccess(endpoint: AnyEndpoint, actor: Actor | null): void {
  if (endpoint.access === 'anonymous') {
    return
  }
  const { isEmailVerified, isAdmin } = signedIn(actor)
  if (endpoint.access !== 'signed-in' && !isEmailVerified) {
    throw forbidden('Your email address is not verified.')
  }
  if (endpoint.access === 'admin' && !isAdmin) {
    throw forbidden('Only administrators may do this.')
  }
}

/** The rules of permission, plan and feature in the contract, for the workspace that the caller works in. */
async function checkRights(app: FastifyInstance, endpoint: AnyEndpoint, actor: Actor | null): Promise<void> {
  if (actor === null || endpoint.workspace === 'named') {
    return
  }
  const { permission, plan, feature } = endpoint
  if (permission !== null) {
    requirePermission(actor.role, permission)
  }
  if (plan === 'none' && feature.length === 0) {
    return
  }
  const refusal = findPlanRefusal(endpoint, await app.plans.getStanding(actor))
  if (refusal !== null) {
    throw new DomainError(403, PLAN_REFUSAL_MESSAGES[refusal], { code: refusal })
  }
}

function signedIn(actor: Actor | null): Actor {
  if (actor === null) {
    throw unauthenticated()
  }
  return actor
}

function answer(endpoint: AnyEndpoint, reply: FastifyReply, output: unknown): FastifyReply {
  const content = endpoint.response.parse(output)
  if (reply.statusCode === 200) {
    reply.status(endpoint.status)
  }
  if (content === undefined) {
    return reply.send()
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(content))
}
