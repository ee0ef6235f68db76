import type { AnyEndpoint, HandlerInput, HandlerOutput } from '@marquee/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'
import { addRoute, signedIn } from './add-route.ts'
import { parseAddress, parseBody } from './parse-input.ts'
import { openForm } from './form-with-files.ts'
import { openUpload, readUpload, refuseUnwantedBody, type StreamedFile, type UploadedFile } from './uploaded-file.ts'

interface RequestContext {
  request: FastifyRequest
  reply: FastifyReply
}

/** The answer of a handler: the output of the contract, or the reply that the handler has already sent itself (a redirect). */
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

export type FormHandler<E extends AnyEndpoint> = (
  input: HandlerInput<E> & RequestContext & { actor: Actor; files: AsyncIterable<UploadedFile> },
) => Answer<E>

/** Serves an endpoint that needs an account. Access, permission, plan and feature are enforced before the body is read. */
export function implement<E extends AnyEndpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  addEndpoint(app, endpoint, (input) => handler({ ...input, actor: signedIn(input.actor) }))
}

/** Serves an endpoint that every caller may use; `actor` is null for a visitor. */
export function implementAnonymous<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: AnonymousHandler<E>,
): void {
  addEndpoint(app, endpoint, handler)
}

/** Serves a multipart endpoint that needs an account: `file` is the content of the form field `file`. */
export function implementUpload<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: UploadHandler<E>,
): void {
  addEndpoint(app, endpoint, async (input) => {
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
  addEndpoint(app, endpoint, async (input) => {
    const file = await openUpload(input.request, endpoint.bodyLimit)
    return handler({ ...input, actor: signedIn(input.actor), file })
  })
}

/**
 * Serves an endpoint that takes a form: `body` is its field `data`, and `files` gives its files one after the other, each read when the
 * handler asks for it.
 */
export function implementForm<E extends AnyEndpoint>(app: FastifyInstance, endpoint: E, handler: FormHandler<E>): void {
  addEndpoint(app, endpoint, async (input) => {
    const { data, files } = await openForm(input.request, endpoint)
    // The schema produced exactly this type; TypeScript cannot follow it through the generic endpoint.
    const body = parseBody(endpoint.body, data) as HandlerInput<E>['body']
    return handler({ ...input, body, actor: signedIn(input.actor), files })
  })
}

function addEndpoint<E extends AnyEndpoint>(app: FastifyInstance, endpoint: E, handler: AnonymousHandler<E>): void {
  const { bodyLimit, changes, isBeacon } = endpoint
  addRoute(app, endpoint, {
    bodyLimit,
    changes,
    isBeacon,
    check: (request) => refuseUnwantedBody(request, endpoint),
    answer: async (request, reply) => {
      const output = await handler({ ...parseInput(endpoint, request), request, reply, actor: request.actor })
      // Fastify awaits a reply that a handler returns; it resolves to nothing when it has been sent.
      return output === reply || reply.raw.headersSent ? reply : answer(endpoint, reply, output)
    },
  })
}

function parseInput<E extends AnyEndpoint>(endpoint: E, request: FastifyRequest): HandlerInput<E> {
  const body = endpoint.bodyType === 'json' ? parseBody(endpoint.body, request.body) : undefined
  // The schema produced exactly this type; TypeScript cannot follow it through the generic endpoint.
  return { ...parseAddress(endpoint, request), body } as HandlerInput<E>
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
