import { toLocalhostOrigin, localhostRelease } from '@marquee/federation/localhost-release'
import { isProgramPath } from '@marquee/federation/page-rules'
import type { Composition } from '@marquee/federation/registry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  PAGE_PERMISSIONS,
  type PagePolicy,
  pageContentSecurityPolicy,
} from '../../../platform/http/security-headers.ts'
import type { ReadComposition } from '../releases/composition.service.ts'
import { BROWSER_CHECK } from './browser-check.ts'
import { composePage } from './compose-page.ts'
import { matchRoute } from './match-route.ts'
import type { DescribePage } from './page-preview.ts'
import { themeTags } from './page-theme.ts'
import { createPageCache } from './page-cache.ts'
import { parseRequestTarget } from './parse-request-target.ts'
import { readVisitor } from './read-visitor.ts'

/**
 * Answers every other address that a browser opens with the HTML page, which is the host. An address without a page gets the same
 * HTML page with status 404; the host shows its not-found page.
 * @param readComposition reads the releases that a page runs
 * @param settings public values for the browser by element id
 * @param origins the third-party origins that the pages may reach
 * @param describePage the preview that other sites show for a link to a page; a page that does not exist answers 404
 */
export function registerPageRoutes(
  app: FastifyInstance,
  readComposition: ReadComposition,
  settings: Readonly<Record<string, string>> = {},
  origins: Pick<PagePolicy, 'scriptOrigins' | 'connectOrigins' | 'frameOrigins' | 'workerOrigins'> = {},
  describePage: DescribePage = () => Promise.resolve(null),
): void {
  const getPage = createPageCache()

  function getPolicy(composition: Composition, frameAncestors: readonly string[]): string {
    const developmentOrigins = listDevelopmentOrigins(composition)
    const { apiBaseUrl } = composition.host
    const connectOrigins = [...(apiBaseUrl === undefined ? [] : [apiBaseUrl]), ...(origins.connectOrigins ?? [])]
    return pageContentSecurityPolicy({
      ...origins,
      connectOrigins,
      inlineScripts: [BROWSER_CHECK],
      frameAncestors,
      developmentOrigins,
    })
  }

  /** The embedded ad is meant to be shown in frames of other sites; no other page is, and they alone may record. */
  function toFrameHeaders(composition: Composition, isEmbedded: boolean): Record<string, string> {
    return isEmbedded
      ? { 'content-security-policy': getPolicy(composition, ['*']) }
      : { 'content-security-policy': getPolicy(composition, ["'none'"]), 'permissions-policy': PAGE_PERMISSIONS }
  }

  app.get('/*', async (request, reply) => {
    const { pathname, searchParams } = parseRequestTarget(request.url)
    if (isProgramPath(pathname) || !acceptsHtml(request)) {
      return reply.callNotFound()
    }
    const composition = await readComposition({
      readUser: async () => (await app.sessions.resolve(request, reply))?.userId ?? null,
      overrides: overridesIn(searchParams),
    })
    if (composition === null) {
      return reply.status(503).type('text/plain; charset=utf-8').send('The pages are not built yet. Run: npm run build')
    }
    const route = matchRoute(pathname, composition)
    const described = route === null ? 'missing' : await describePage(route.name, pathname)
    const preview = described === 'missing' ? null : described
    const visitor = await readVisitor(
      () => app.sessions.resolve(request, reply),
      (actor) => app.plans.getStanding(actor),
      request.log,
    )
    const theme = themeTags(request.cookies)
    const { body, encoding } = await getPage(
      composition,
      [route, theme, preview, visitor],
      request.headers['accept-encoding'],
      () => composePage({ composition, route, settings, theme, preview, visitor }),
    )
    if (encoding !== null) {
      reply.header('content-encoding', encoding)
    }
    return reply
      .status(described === 'missing' ? 404 : 200)
      .headers({
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        ...toFrameHeaders(composition, route?.name === 'embed'),
      })
      .type('text/html; charset=utf-8')
      .send(body)
  })
}

/** A browser that opens an address accepts `text/html`; one that fetches an image or a script does not. */
function acceptsHtml({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return accept === '*/*' || accept.includes('text/html')
}

/** The origins of development servers on this machine that serve the page's packages; empty when all packages are releases. */
function listDevelopmentOrigins({ host, remotes }: Composition): string[] {
  const origins = [host, ...Object.values(remotes)].map(({ baseUrl }) => toLocalhostOrigin(baseUrl))
  return [...new Set(origins.filter((origin) => origin !== null))]
}

/**
 * `?mfe.briefs=0123456789ab`: this tab runs that preview; `?mfe.briefs=localhost:3001`: it runs the build of that development
 * server. Values that are not a valid package name and release are ignored.
 */
function overridesIn(query: URLSearchParams): Record<string, string> {
  const wanted = [...query].map(
    ([key, value]) => [/^mfe\.([a-z][a-z-]{0,39})$/.exec(key)?.[1], releaseNamed(value)] as const,
  )
  return Object.fromEntries(
    wanted.flatMap(([name, release]) =>
      name !== undefined && /^[0-9a-f]{12}$/.test(release) ? [[name, release] as const] : [],
    ),
  )
}

function releaseNamed(value: string): string {
  const port = /^localhost:(\d{2,5})$/.exec(value)?.[1]
  return port === undefined ? value : localhostRelease(Number(port))
}
