import type { Call } from '@marquee/contract/endpoint'
import { findPlanRefusal, PLAN_REFUSAL_MESSAGES } from '@marquee/contract/features'
import { toPublicPath } from '@marquee/contract/public-api'
import type { WorkspaceTopic } from '@marquee/contract/workspace-topics'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, forbidden, unauthenticated } from '../errors/domain-error.ts'
import type { Actor } from './actor.ts'
import { requirePermission } from './require-permission.ts'

interface Answering {
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Refuses a request of a caller who is allowed to make it, before its body is read. */
  check?: (request: FastifyRequest) => void
  /** Whether the session identifies the caller. Default true. */
  readsSession?: boolean
  /** Default false: write requests prove by their XSRF header that one of our pages sends them. */
  isBeacon?: boolean
  bodyLimit?: number
  changes?: readonly WorkspaceTopic[]
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Serves a call of the contract on the path for pages, with a session, and on the path for programs, with an API key that has its
 * scope. Access, permission, plan and feature are enforced before the body is read.
 */
export function addRoute(app: FastifyInstance, call: Call, answering: Answering): void {
  const { method, path, scope } = call
  const { answer, check, readsSession = true, isBeacon = false, bodyLimit, changes = [] } = answering
  const onlyReads = SAFE_METHODS.has(method)
  const route = {
    method,
    config: { changes },
    handler: onlyReads ? answerFromReplica : answer,
    ...(bodyLimit !== undefined && { bodyLimit }),
  }
  const isCsrfChecked = !onlyReads && !isBeacon

  /** Who calls was asked of the primary; what is shown may come from a replica. Visitors are shown what is true now. */
  function answerFromReplica(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { actor } = request
    return actor === null ? answer(request, reply) : app.reads.answer(actor, () => answer(request, reply))
  }

  /** Runs before the answer is sent, so that the next call of the same user, or in the same workspace, sees the change at any process. */
  async function noteChange({ actor, signedInUserId }: FastifyRequest): Promise<void> {
    app.reads.endAnswer()
    const writers = onlyReads || actor === null ? [] : [actor.userId, actor.workspaceId]
    await app.reads.note(signedInUserId === null ? writers : [...writers, signedInUserId])
  }

  async function admit(request: FastifyRequest, reply: FastifyReply, identify: () => Promise<Actor | null>) {
    // A cache must not serve the data of one account to another, nor may the Back button show it after signing out.
    reply.header('cache-control', 'no-store')
    request.actor = await identify()
    checkAccess(call, request.actor)
    await checkRights(app, call, request.actor)
    check?.(request)
  }

  app.route({
    ...route,
    url: path,
    onSend: (request) => noteChange(request),
    onRequest: (request, reply) =>
      admit(request, reply, async () => {
        if (isCsrfChecked && !(await app.sessions.verifyCsrf(request))) {
          throw new DomainError(419, 'CSRF token mismatch.')
        }
        return readsSession ? app.sessions.resolve(request, reply) : null
      }),
  })
  if (scope !== null) {
    app.route({
      ...route,
      url: toPublicPath(path),
      onRequest: (request, reply) => admit(request, reply, () => app.keys.admit(request, reply, scope)),
      // The call is counted before the answer is sent, so that no answered call is missed.
      onSend: [(request) => noteChange(request), (request, reply) => app.keys.count(request, reply.statusCode >= 400)],
    })
  }
}

/** @throws DomainError 401 for a visitor */
export function signedIn(actor: Actor | null): Actor {
  if (actor === null) {
    throw unauthenticated()
  }
  return actor
}

/** The rules of `Access` in the contract. */
function checkAccess({ access }: Call, actor: Actor | null): void {
  if (access === 'anonymous') {
    return
  }
  const { isEmailVerified, isAdmin } = signedIn(actor)
  if (access !== 'signed-in' && !isEmailVerified) {
    throw forbidden('Your email address is not verified.')
  }
  if (access === 'admin' && !isAdmin) {
    throw forbidden('Only administrators may do this.')
  }
}

/** The rules of permission, plan and feature in the contract, for the caller's current workspace. */
async function checkRights(app: FastifyInstance, call: Call, actor: Actor | null): Promise<void> {
  if (actor === null || call.workspace === 'named') {
    return
  }
  const { permission, plan, feature } = call
  if (permission !== null) {
    requirePermission(actor.role, permission)
  }
  if (plan === 'none' && feature.length === 0) {
    return
  }
  const refusal = findPlanRefusal(call, await app.plans.getStanding(actor))
  if (refusal !== null) {
    throw new DomainError(403, PLAN_REFUSAL_MESSAGES[refusal], { code: refusal })
  }
}
