import type { StoredFunnelPage } from '@marquee/contract/funnel-pages'
import type { SharedPage } from '@marquee/contract/shared-pages'
import type { Share, ShareChoice } from '@marquee/contract/sharing'
import { DomainError, ifNotFound, notFound, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { toNetworkKey } from '../../../platform/rate-limit/network-key.ts'
import type { RateLimiter, RateLimitRule } from '../../../platform/rate-limit/rate-limiter.ts'
import type { Feedback, OpenLink, ShareLinkService } from '../../workspaces/workspaces.public.ts'
import type { PageTakedownService } from '../funnel-publications/page-takedowns.service.ts'
import type { FunnelPageFiles } from '../funnel-pages/funnel-page-files.service.ts'
import type { FunnelPageService } from '../funnel-pages/funnel-pages.service.ts'

interface Dependencies {
  links: ShareLinkService
  pages: Pick<FunnelPageService, 'get'>
  files: Pick<FunnelPageFiles, 'makePreview'>
  reviews: Feedback['reviews']
  takedowns: Pick<PageTakedownService, 'find'>
  rateLimiter: Pick<RateLimiter, 'hit'>
  /** The origin of previews; null: that of the API. */
  pagesUrl: string | null
}

type Preview = Awaited<ReturnType<FunnelPageFiles['makePreview']>>

/** Per network address, over all links: a page that is not in the cache is rendered. */
const VIEWS: RateLimitRule = { limit: 120, windowSeconds: 15 * 60 }
/** Rendered pages that are kept in memory, so that guests who open a page again do not have it rendered again. */
const MOST_KEPT = 4

/** Funnel pages that are shared by link before they are published: guests see the saved version. */
export function createSharedFunnelPageService(dependencies: Dependencies) {
  const { links, pages, files, reviews, takedowns, rateLimiter, pagesUrl } = dependencies
  const kept = new Map<string, Promise<Preview>>()

  /** @throws DomainError 404, 403 `link_locked`, 410 for a page that an administrator took down */
  async function open(token: string): Promise<{ link: OpenLink; stored: StoredFunnelPage }> {
    const link = await links.open(token, 'funnel_page')
    const stored = await pages.get(link, link.target.id).catch(
      ifNotFound(() => {
        throw notFound('shared page')
      }),
    )
    if ((await takedowns.find(link.workspaceId, stored.id)) !== undefined) {
      throw new DomainError(410, 'This page is not available any more.')
    }
    return { link, stored }
  }

  function render(link: OpenLink, stored: StoredFunnelPage): Promise<Preview> {
    const key = `${stored.id}:${stored.version}`
    const known = kept.get(key)
    if (known !== undefined) {
      return known
    }
    const made = files.makePreview(link, stored)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) {
      kept.delete(oldest)
    }
    return made
  }

  return {
    /** @throws DomainError 404, 403 `link_locked` */
    async get(token: string): Promise<SharedPage> {
      const { link, stored } = await open(token)
      const [review = null] = (await reviews.list(link, { kind: 'funnel_page', id: stored.id }, { limit: 1 })).data
      return {
        title: stored.title,
        document: `${pagesUrl ?? ''}/shared-pages/${encodeURIComponent(token)}`,
        workspace_name: link.workspaceName,
        version: stored.version,
        sections: stored.page.sections
          .filter(({ hidden }) => !hidden)
          .map((section) => ({
            id: section.id,
            type: section.type,
            title: 'headline' in section ? section.headline : '',
          })),
        allows_comments: link.allows_comments,
        review,
      }
    },

    /** The page as HTML, with its policy. @throws DomainError 404, 403 `link_locked`, 429 */
    async readHtml(token: string, ipAddress: string): Promise<Preview> {
      const state = await rateLimiter.hit(`shared-funnel-page|${toNetworkKey(ipAddress)}`, VIEWS)
      if (!state.isAllowed) {
        throw tooManyRequests('That was a lot at once. Please try again in a few minutes.', state)
      }
      const { link, stored } = await open(token)
      return render(link, stored)
    },

    /** The link; null when there is none. @throws DomainError 404 */
    async getShare(actor: Actor, id: string): Promise<Share | null> {
      await pages.get(actor, id)
      return links.get(actor.workspaceId, { kind: 'funnel_page', id })
    },

    /** @throws DomainError 404; 422 for an expiry in the past */
    async share(actor: Actor, id: string, choice: Partial<ShareChoice>): Promise<Share> {
      await pages.get(actor, id)
      return links.share(actor, { kind: 'funnel_page', id }, choice)
    },

    /** @throws DomainError 404 */
    async revoke(actor: Actor, id: string): Promise<void> {
      await pages.get(actor, id)
      await links.revoke(actor.workspaceId, { kind: 'funnel_page', id })
    },
  }
}

export type SharedFunnelPageService = ReturnType<typeof createSharedFunnelPageService>
