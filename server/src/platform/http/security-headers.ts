import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment.ts'

/** API answers are data: nothing in them may run, load or be framed. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const NO_PERMISSIONS = 'camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()'
const PERMISSIONS = `${NO_PERMISSIONS}, microphone=()`

/**
 * The Permissions-Policy of an HTML page, which may record a voice when the user lets it. It is the same for all pages, because a page is
 * opened without loading the document again.
 */
export const PAGE_PERMISSIONS = `${NO_PERMISSIONS}, microphone=(self)`

export interface PagePolicy {
  /** The exact content of every inline script of the page; each is allowed by its hash, and other scripts are not. */
  inlineScripts: readonly string[]
  /** Origins besides our own that scripts, connections and frames of third parties need. */
  scriptOrigins?: readonly string[]
  connectOrigins?: readonly string[]
  frameOrigins?: readonly string[]
  /** The origins of workers, besides our own. */
  workerOrigins?: readonly string[]
  /** The origins of development servers on this machine that serve code and files for the page. */
  developmentOrigins?: readonly string[]
  /** The origins that may show the page in a frame. Default: none. */
  frameAncestors?: readonly string[]
}

/**
 * The Content-Security-Policy of an HTML page. Scripts run from our origin, by hash, or from a named origin; styles may be
 * inline because antd writes its styles at run time; images and videos come from anywhere over https, because ads do.
 */
export function pageContentSecurityPolicy(policy: PagePolicy): string {
  const hashes = policy.inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const developed = policy.developmentOrigins ?? []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...(policy.scriptOrigins ?? []), ...developed],
    'style-src': ["'self'", "'unsafe-inline'", ...developed],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...developed],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'", 'data:', ...developed],
    'connect-src': ["'self'", ...(policy.connectOrigins ?? []), ...developed.flatMap(withSocket)],
    'frame-src': ["'self'", ...(policy.frameOrigins ?? [])],
    'worker-src': ["'self'", ...(policy.workerOrigins ?? [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': policy.frameAncestors ?? ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Hot reload uses a web socket on the same port. */
function withSocket(origin: string): string[] {
  return [origin, origin.replace(/^http/, 'ws')]
}

/** Sets the headers of every answer; a page replaces `content-security-policy` with its own. */
export function sendSecurityHeaders(app: FastifyInstance, environment: Environment): void {
  const isHttps = environment.appUrl.startsWith('https:')
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': DATA_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': PERMISSIONS,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    })
  })
}
