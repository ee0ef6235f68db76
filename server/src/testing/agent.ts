import { randomUUID } from 'node:crypto'
import { csrfCookie, login } from '@marquee/contract/authentication'
import type { AnyEndpoint, CallInput, CallOutput } from '@marquee/contract/endpoint'
import { GENERAL_ERROR_CODES } from '@marquee/contract/error-codes'
import { type ErrorResponse, errorResponse } from '@marquee/contract/error-response'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { createAccounts } from '../entry/create-accounts.ts'
import type { MembershipRequest } from '../modules/identity/auth/account-creation.service.ts'
import type { SeededPlan } from '../modules/identity/identity.ports.ts'
import { createRateLimiter } from '../platform/rate-limit/rate-limiter.ts'
import { XSRF_COOKIE } from '../platform/sessions/session-cookies.ts'
import { hashToken } from '../platform/sessions/session-tokens.ts'
import { createSessionRepository } from '../platform/sessions/sessions.repository.ts'
import type { TestServer } from './test-server.ts'

interface AgentResponse<E extends AnyEndpoint> {
  status: number
  headers: LightMyRequestResponse['headers']
  /** The answer, parsed by the contract. Throws when the server refused the call. */
  readonly body: CallOutput<E>
  /** The refusal, parsed by the contract. Throws when the call succeeded. */
  readonly error: ErrorResponse
}

/** A browser without pages: it keeps cookies and sends the XSRF header. */
export interface Agent {
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<AgentResponse<E>>
  /** Any other request, with this agent's cookies and XSRF header; `headers` replace or add to them. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Decoded cookie values by name. */
  readonly cookies: ReadonlyMap<string, string>
}

export interface SignedInAgent extends Agent {
  userId: string
  email: string
  password: string
  /** The current workspace. */
  workspaceId: string
  /** All workspaces, the current one first. */
  workspaceIds: string[]
}

export interface SignUpOptions {
  email?: string
  displayName?: string
  password?: string
  /** Default true. */
  isVerified?: boolean
  isAdmin?: boolean
  isSuperAdmin?: boolean
  /** Default false. */
  isOnboardingDue?: boolean
  /** The role in the first workspace; owner by default. */
  role?: WorkspaceRole
  /** Joins this workspace of another user, instead of having its own one. */
  workspaceId?: string
  /** The plan state of its own workspace. Default: `active`, which does not end with time. */
  plan?: SeededPlan
  /** Whether its own workspace is only for ad templates [G-04]. */
  isAdTemplateOnly?: boolean
  /** Replaces all settings of a single workspace: exactly these workspaces, each with an active plan unless it says otherwise. */
  workspaces?: readonly [MembershipRequest, ...MembershipRequest[]]
}

/** A visitor: no account, and no session until `csrfCookie` is called. */
export function visit({ app }: Pick<TestServer, 'app'>): Agent {
  return createAgent(app)
}

/** A visitor who has fetched the CSRF cookie. */
export async function visitWithSession(server: Pick<TestServer, 'app'>): Promise<Agent> {
  const agent = visit(server)
  await agent.call(csrfCookie, {})
  return agent
}

function defaultPerson() {
  return {
    email: `person-${randomUUID()}@marquee.example`,
    password: 'a password for tests',
    displayName: 'Test Person',
    isVerified: true,
    isAdmin: false,
    isSuperAdmin: false,
    isOnboardingDue: false,
  }
}

/** Creates an account with its workspaces, and a visitor's session that becomes the account's: what signing in costs is for tests of it. */
export async function signUp(
  server: Pick<TestServer, 'app' | 'db' | 'clock'>,
  options: SignUpOptions = {},
): Promise<SignedInAgent> {
  const { db: database, clock } = server
  const { accounts } = createAccounts({ database, clock, rateLimiter: createRateLimiter({ database, clock }) })
  const person = { ...defaultPerson(), ...options }
  const { email, password } = person
  const { user, workspaceIds } = await accounts.create({
    ...person,
    workspaces: toMemberships(options),
  })
  const agent = await visitWithSession(server)
  const [, token = ''] = [...agent.cookies].find(([name]) => name !== XSRF_COOKIE) ?? []
  await createSessionRepository(database).update(hashToken(token), { user_id: user.id })
  return { ...agent, userId: user.id, email, password, workspaceId: workspaceIds[0] ?? '', workspaceIds }
}

/** Signs an existing account in, like another browser of the same user. */
export async function signIn(server: Pick<TestServer, 'app'>, email: string, password: string): Promise<Agent> {
  const agent = await visitWithSession(server)
  const { status } = await agent.call(login, { body: { email, password } })
  if (status !== 200) {
    throw new Error(`The sign-in of ${email} was answered with ${status}.`)
  }
  return agent
}

function toMemberships(options: SignUpOptions): readonly [MembershipRequest, ...MembershipRequest[]] {
  const { role = 'owner', workspaceId, plan = 'active', isAdTemplateOnly = false, workspaces } = options
  if (workspaces !== undefined) {
    const [first, ...others] = workspaces
    return [withPlan(first), ...others.map(withPlan)]
  }
  if (workspaceId !== undefined) {
    return [{ id: workspaceId, role }]
  }
  const templatesOnly = { features: { explore_pages: false, swipe_file: false }, isAdTemplateAllowed: true }
  return [{ name: 'Test workspace', role, plan, ...(isAdTemplateOnly && templatesOnly) }]
}

function withPlan(request: MembershipRequest): MembershipRequest {
  return 'id' in request ? request : { plan: 'active', ...request }
}

function createAgent(app: FastifyInstance): Agent {
  const cookies = new Map<string, string>()

  async function request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const xsrfToken = cookies.get('XSRF-TOKEN')
    const response = await app.inject({
      ...options,
      cookies: Object.fromEntries(cookies),
      headers: {
        accept: 'application/json',
        ...(xsrfToken !== undefined && { 'x-xsrf-token': xsrfToken }),
        ...options.headers,
      },
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) {
        cookies.delete(name)
      } else {
        cookies.set(name, value)
      }
    }
    return response
  }

  return {
    cookies,
    request,
    async call(endpoint, input) {
      const { params, query, body } = input as CallParts
      const response = await request({
        method: endpoint.method,
        url: filledPath(endpoint.path, params),
        query: Object.fromEntries(Object.entries(query ?? {}).flatMap(queryEntry)),
        ...(body !== undefined && { payload: body }),
      })
      return readResponse(endpoint, response)
    },
  }
}

/** A list becomes its values joined by commas. */
type QueryValue = string | number | boolean | readonly string[] | null | undefined

interface CallParts {
  params?: Record<string, unknown>
  query?: Record<string, QueryValue>
  body?: object
}

function filledPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryEntry([name, value]: [string, QueryValue]): [string, string][] {
  return value === undefined || value === null ? [] : [[name, String(value)]]
}

function readResponse<E extends AnyEndpoint>(endpoint: E, response: LightMyRequestResponse): AgentResponse<E> {
  const { statusCode: status, headers, payload } = response
  const isSuccess = status >= 200 && status < 300
  if (!isSuccess) {
    refuseUndeclaredCode(endpoint, payload)
  }
  return {
    status,
    headers,
    get body() {
      if (!isSuccess) {
        throw new Error(`${endpoint.method} ${endpoint.path} was refused with ${status}: ${payload}`)
      }
      return endpoint.response.parse(payload === '' ? undefined : JSON.parse(payload)) as CallOutput<E>
    },
    get error() {
      if (isSuccess) {
        throw new Error(`${endpoint.method} ${endpoint.path} succeeded with ${status}: ${payload}`)
      }
      return errorResponse.parse(JSON.parse(payload))
    },
  }
}

/** A caller can only handle codes that the contract names. */
function refuseUndeclaredCode({ method, path, errorCodes }: AnyEndpoint, payload: string): void {
  const code = /"code":"(\w+)"/.exec(payload)?.[1]
  const known: readonly string[] = [...GENERAL_ERROR_CODES, ...errorCodes]
  if (code !== undefined && !known.includes(code)) {
    throw new Error(`${method} ${path} answers the code ${code}, which its declaration in the contract does not name.`)
  }
}
