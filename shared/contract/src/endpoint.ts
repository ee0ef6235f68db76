import type { z } from 'zod'
import type { WorkspaceTopic } from './workspace-topics.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call an endpoint. The server enforces it before the handler runs.
 * `anonymous`: anybody. `signed-in`: any account (else 401). `verified`: an account whose e-mail is verified (else 403).
 * `admin`: a verified account with `is_admin` (else 403).
 */
export type Access = 'anonymous' | 'signed-in' | 'verified' | 'admin'

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** Path with `:name` parameters, as in `/api/briefs/:id`. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response: Response
  /** The status of a success. 200 unless said otherwise. */
  readonly status: number
  /** Largest accepted body in bytes; more is answered with 413. */
  readonly bodyLimit: number
  /** `multipart` bodies carry one file in the field `file`; the schema describes nothing then. */
  readonly bodyType: 'json' | 'multipart'
  /**
   * Sent by `navigator.sendBeacon`, which sets no headers: no CSRF token is asked for. Only for what changes nothing of the
   * account. A foreign page cannot send it all the same, because its body is JSON.
   */
  readonly isBeacon: boolean
  /** What other open pages of the workspace show differently after a success; they are told, and ask again. */
  readonly changes: readonly WorkspaceTopic[]
}

export type AnyEndpoint = Endpoint

interface EndpointOptions<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  access: Access
  summary: string
  params?: P
  query?: Q
  body?: B
  response: R
  status?: number
  bodyLimit?: number
  bodyType?: 'json' | 'multipart'
  isBeacon?: boolean
  changes?: readonly WorkspaceTopic[]
}

const DEFAULT_BODY_LIMIT = 256 * 1024

/**
 * Describes one API call, once. The server implements it, the browser calls it, tests answer it.
 * @param method HTTP method
 * @param path path with `:name` parameters
 * @param options schemas, access and limits
 */
export function endpoint<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodType,
>(method: Method, path: string, options: EndpointOptions<P, Q, B, R>): Endpoint<P, Q, B, R> {
  const defaults = {
    status: 200,
    bodyLimit: DEFAULT_BODY_LIMIT,
    bodyType: 'json',
    isBeacon: false,
    changes: [],
  } as const
  return { method, path, ...defaults, ...options }
}

/** What a caller passes: the input side of each schema that the endpoint has. */
export type CallInput<E extends AnyEndpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

/** What a handler receives: the parsed side of each schema. */
export type HandlerInput<E extends AnyEndpoint> = {
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
}

/** What a caller gets back. */
export type CallOutput<E extends AnyEndpoint> = z.output<E['response']>

/** What a handler answers; the response schema turns it into {@link CallOutput}. */
export type HandlerOutput<E extends AnyEndpoint> = z.input<E['response']>

// `params?: P` reads as `P | undefined`, hence the Exclude.
type Schema<S> = Exclude<S, undefined> extends infer T extends z.ZodType ? T : never
type Output<S> = z.output<Schema<S>>
type Part<Name extends string, S> =
  object extends z.input<Schema<S>>
    ? { [K in Name]?: z.input<Schema<S>> }
    : undefined extends z.input<Schema<S>>
      ? { [K in Name]?: z.input<Schema<S>> }
      : { [K in Name]: z.input<Schema<S>> }
