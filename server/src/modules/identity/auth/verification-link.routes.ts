import { verifyEmail } from '@marquee/contract/authentication'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, unauthenticated } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { implementAnonymous } from '../../../platform/http/implement.ts'
import { applyRateLimit } from './rate-limit-headers.ts'
import type { VerificationService } from './verification.service.ts'

interface Services {
  verification: VerificationService
  appUrl: string
}

/**
 * The link of the verification mail. A browser is redirected into the app (or to the login, or to a page that explains why the link
 * was refused); a program gets the JSON API's answers.
 */
export function registerVerificationLink(app: FastifyInstance, { verification, appUrl }: Services): void {
  async function verify(
    actor: Actor | null,
    link: Parameters<VerificationService['verify']>[1],
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) {
    if (actor === null) {
      throw unauthenticated()
    }
    verification.checkLink(request.url)
    applyRateLimit(reply, await verification.count(actor, 'verify'))
    await verification.verify(actor, link)
  }

  implementAnonymous(app, verifyEmail, async ({ actor, params, request, reply }) => {
    if (wantsJson(request)) {
      return verify(actor, params, { request, reply })
    }
    if (actor === null) {
      const login = new URLSearchParams({ return_to: request.url })
      return reply.redirect(`${appUrl}/login?${login}`, 302)
    }
    try {
      await verify(actor, params, { request, reply })
    } catch (error) {
      return explainRefusal(error, reply, appUrl)
    }
    return reply.redirect(`${appUrl}/explore?verified=1`, 302)
  })
}

function wantsJson(request: FastifyRequest): boolean {
  return /[/+]json/.test(request.headers.accept ?? '')
}

/** The page that a user sees when the link was refused. */
function explainRefusal(error: unknown, reply: FastifyReply, appUrl: string): FastifyReply {
  if (!(error instanceof DomainError) || error.status !== 403) {
    throw error
  }
  return reply.status(403).type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Link not valid – Marquee</title></head>
<body>
<main>
<h1>This link is not valid</h1>
<p>It has expired, or it belongs to another account or address.</p>
<p><a href="${appUrl}/verify-email">Ask for a new link</a></p>
</main>
</body>
</html>
`)
}
