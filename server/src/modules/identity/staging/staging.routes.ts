import { authCheck, csrfCookie } from '@marquee/contract/authentication'
import { calls } from '@marquee/contract/endpoints'
import { stagingAuth } from '@marquee/contract/staging'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from '../../../platform/errors/domain-error.ts'
import { toCookieName } from '../../../platform/http/cookie-name.ts'
import { implementAnonymous } from '../../../platform/http/implement.ts'
import { PASS_SECONDS, type StagingService } from './staging.service.ts'

const openPaths = new Set([csrfCookie.path, authCheck.path, stagingAuth.path])
const gatedRoutes = new Set(
  [...calls.values()].filter(({ path }) => !openPaths.has(path)).map(({ method, path }) => `${method} ${path}`),
)

/** Whether the request's browser has passed the staging gate, or there is no gate. */
export type IsPastStaging = (request: FastifyRequest) => boolean

/**
 * Wires the gate. Every endpoint and file of the contract that is registered after it answers 403 until its browser has passed; the
 * endpoints that the gate itself needs are exempt. Pages and their builds are served, because the gate is a page. A browser that opens
 * a link to the server itself, for example from a mail, is redirected to a page with the gate and continues from there.
 */
export function registerStagingRoutes(app: FastifyInstance, staging: StagingService, isSecure: boolean): IsPastStaging {
  const cookieName = toCookieName('marquee_staging', isSecure)
  const isPast: IsPastStaging = (request) => staging.isOpenTo(request.cookies[cookieName])

  app.addHook('onRequest', async (request, reply) => {
    if (!gatedRoutes.has(`${request.method} ${request.routeOptions.url}`) || isPast(request)) {
      return
    }
    if (isPageVisit(request)) {
      return reply.redirect(`/login?${new URLSearchParams({ return_to: request.url })}`, 302)
    }
    throw forbidden('This site is not open to everybody yet.')
  })
  implementAnonymous(app, stagingAuth, async ({ body, request, reply }) => {
    const pass = await staging.enter(body, request.ip)
    const options = { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure, maxAge: PASS_SECONDS } as const
    reply.setCookie(cookieName, pass, options)
    return {}
  })
  return isPast
}

/** Whether the browser would show the answer to a user. */
function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}
