import type { z } from 'zod'
import { ERROR_CODES, type ErrorCode, type ErrorStatus } from './error-codes.ts'
import type { Feature, PlanRequirement } from './features.ts'
import type { Permission } from './permissions.ts'
import type { Scope } from './scopes.ts'
import type { WorkspaceTopic } from './workspace-topics.ts'

export type BodyType = 'json' | 'multipart' | 'form' | 'bytes'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The access of an endpoint. The server enforces it before the handler runs. `anonymous`: every caller. `signed-in`: any account (else
 * 401). `verified`: an account whose e-mail is verified (else 403). `admin`: a verified account with `is_admin` (else 403).
 */
export type Access = 'anonymous' | 'signed-in' | 'verified' | 'admin'

/** The requirements that the server checks before an endpoint's handler runs, in this order: access, permission, plan, feature. */
export interface EndpointRights {
  readonly access: Access
  /** The permission that the caller's role in the workspace must have; null when every member may call it. */
  readonly permission: Permission | null
  /**
   * `current`: permission, plan and feature are those of the workspace that the caller works in. `named`: the path names a workspace, and
   * the service checks the permission by the caller's role in that one.
   */
  readonly workspace: 'current' | 'named'
  /** The lowest plan state that the workspace must have. */
  readonly plan: PlanRequirement
  /** The workspace must have at least one of these; an empty list requires none. */
  readonly feature: readonly Feature[]
}

/** The declaration that endpoints and downloads share: address, rights, and the schemas of the address. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> extends EndpointRights {
  readonly method: Method
  /** Path with `:name` parameters, as in `/api/briefs/:id`. */
  readonly path: string
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  /** The scope that an API key must have; null when the endpoint cannot be called with a key. */
  readonly scope: Scope | null
  /** Every error status of the endpoint, in ascending order. */
  readonly errors: readonly ErrorStatus[]
}

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
> extends Call<Params, Query> {
  readonly body?: Body
  readonly response: Response
  /** The status of a success. Default 200. */
  readonly status: number
  /** Largest accepted body in bytes; a larger body is answered with 413. */
  readonly bodyLimit: number
  /**
   * `multipart` bodies carry one file in the field `file`; then the schema describes nothing. `form` bodies are multipart too: the field
   * `data` comes first and contains JSON that the schema describes; each further part is a file, as `files` says. `bytes` bodies are a part
   * of a file, as the tus protocol sends it.
   */
  readonly bodyType: BodyType
  /** The files of a `form` body; null for every other body. */
  readonly files: FormFiles | null
  /**
   * Sent by `navigator.sendBeacon`, which sets no headers: no CSRF token is required. Only for calls that change nothing of the account. A
   * foreign page still cannot send it, because its body is JSON.
   */
  readonly isBeacon: boolean
  /** The topics that change for other open pages of the workspace after a success; they are notified and fetch again. */
  readonly changes: readonly WorkspaceTopic[]
  /** Every error code of the endpoint, except the general ones. */
  readonly errorCodes: readonly Code[]
}

export type AnyEndpoint = Endpoint

/** The files that a form may have beside its field `data`. */
export interface FormFiles {
  readonly most: number
  /** The size of the largest file, in bytes. */
  readonly fileLimit: number
}

/** The options of a declaration of {@link Call}. */
export interface CallOptions<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
> {
  access: Access
  summary: string
  /** Default: every member of the workspace, with any role. */
  permission?: Permission
  /** Default `current`. */
  workspace?: 'current' | 'named'
  /** Default `active` for access `verified`, and `none` for every other access. */
  plan?: PlanRequirement
  /** One feature, or several of which one is enough. Default: none is needed. */
  feature?: Feature | readonly Feature[]
  /** Default: cannot be called with an API key. */
  scope?: Scope
  /** The errors of the handler in addition to those that follow from the rest of the declaration; a code implies its status. */
  errors?: readonly (ErrorStatus | Code)[]
  params?: P
  query?: Q
}

interface EndpointOptions<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Code extends ErrorCode,
> extends CallOptions<P, Q, Code> {
  body?: B
  response: R
  status?: number
  bodyLimit?: number
  bodyType?: BodyType
  files?: FormFiles
  isBeacon?: boolean
  changes?: readonly WorkspaceTopic[]
}

type AnyEndpointOptions = EndpointOptions<z.ZodType, z.ZodType, z.ZodType, z.ZodType, ErrorCode>

const DEFAULT_BODY_LIMIT = 256 * 1024

/**
 * Describes one API call. The server implements it, the browser calls it, tests answer it.
 * @param method HTTP method
 * @param path path with `:name` parameters
 * @param options schemas, rights and limits; omitted rights are as strict as the access allows
 */
export function endpoint<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodType,
  const Code extends ErrorCode = never,
>(method: Method, path: string, options: EndpointOptions<P, Q, B, R, Code>): Endpoint<P, Q, B, R, Code> {
  const rights = toRights(options)
  const { status = 200, bodyLimit = DEFAULT_BODY_LIMIT, bodyType = 'json', isBeacon = false } = options
  const { changes = [], scope = null, files = null } = options
  const errorCodes = (options.errors ?? []).filter((error) => typeof error === 'string')
  const errors = listErrors(method, { ...options, ...rights })
  return {
    ...options,
    ...rights,
    method,
    path,
    status,
    bodyLimit,
    bodyType,
    files,
    isBeacon,
    changes,
    scope,
    errors,
    errorCodes,
  }
}

/** The rights of a declaration; omitted ones are as strict as its access allows. */
export function toRights({ access, permission, workspace = 'current', plan, feature }: CallOptions): EndpointRights {
  return {
    access,
    permission: permission ?? null,
    workspace,
    plan: plan ?? (access === 'verified' ? 'active' : 'none'),
    feature: [feature ?? []].flat(),
  }
}

/** The errors that follow from a declaration, and the errors that it names. */
export function listErrors(
  method: Method,
  declared: EndpointRights &
    Partial<Pick<AnyEndpointOptions, 'params' | 'query' | 'body' | 'bodyType' | 'errors' | 'isBeacon'>>,
): ErrorStatus[] {
  const { access, permission, plan, feature, params, query, body, bodyType } = declared
  const isWrite = method !== 'GET'
  const isLimited = permission !== null || plan !== 'none' || feature.length > 0
  const takesBody = body !== undefined || bodyType === 'multipart' || bodyType === 'bytes'
  const conditions: readonly (readonly [ErrorStatus, boolean])[] = [
    [400, takesBody],
    [401, access !== 'anonymous'],
    [403, access === 'verified' || access === 'admin' || isLimited],
    [404, params !== undefined],
    [413, takesBody],
    [415, takesBody],
    [419, isWrite && declared.isBeacon !== true],
    [422, query !== undefined || takesBody],
    // Every call can be rate-limited.
    [429, true],
  ]
  const implied = conditions.filter(([, applies]) => applies).map(([status]) => status)
  const named = (declared.errors ?? []).map((error) => (typeof error === 'string' ? ERROR_CODES[error] : error))
  return [...new Set([...implied, ...named])].toSorted((a, b) => a - b)
}

/** The values that a caller passes for the address: the input side of its schemas. */
export type AddressInput<C extends Call> = Part<'params', C['params']> & Part<'query', C['query']>

/** The values that a caller passes: the input side of each schema that the endpoint has. */
export type CallInput<E extends AnyEndpoint> = AddressInput<E> & Part<'body', E['body']>

/** The values of the address that a handler receives: the parsed side of its schemas. */
export type AddressOutput<C extends Call> = {
  params: Output<C['params']>
  query: Output<C['query']>
}

/** The values that a handler receives: the parsed side of each schema. */
export type HandlerInput<E extends AnyEndpoint> = AddressOutput<E> & { body: Output<E['body']> }

/** The answer that a caller receives. */
export type CallOutput<E extends AnyEndpoint> = z.output<E['response']>

/** The answer that a handler returns; the response schema turns it into {@link CallOutput}. */
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
