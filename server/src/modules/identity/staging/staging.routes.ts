import { authCheck, csrfCookie } from '@marquee/contract/authentication'
import { endpoints } from '@marquee/contract/endpoints'
import { stagingAuth } from '@marquee/contract/staging'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from '../../../platform/errors/domain-error.ts'
import { toCookieName } from '../../../platform/http/cookie-name.ts'
import { implementAnonymous } from '../../../platform/http/implement.ts'
import { PASS_SECONDS, type StagingService } from './staging.service.ts'

const openPaths = new Set([csrfCookie.path, authCheck.path, stagingAuth.path])
const gatedRoutes = new Set(
  [...endpoints.values()].filter(({ path }) => !openPaths.has(path)).map(({ method, path }) => `${method} ${path}`),
)

/** Whether the request's browser has passed the staging gate, or there is none. */
export type IsPastStaging = (request: FastifyRequest) => boolean

/**
 * Wires the gate. Every endpoint of the contract that is registered after it, but those that the gate itself needs, answers 403
 * until its browser has passed; pages and their files are served, for the gate is a page. A person who follows a link of ours to
 * the server itself, as the one of a mail, is led to a page, where the gate stands, and goes on from there.
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

/** The browser would show the answer to a person. */
function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}
