import type { BriefThread } from '@marquee/contract/brief-comments'
import type { Brief } from '@marquee/contract/briefs'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { FeedbackReview } from '@marquee/contract/feedback'
import type { commentSharedBrief, reviewSharedBrief, SharedBrief } from '@marquee/contract/shared-briefs'
import type { Share, ShareChoice } from '@marquee/contract/sharing'
import { forbidden, ifNotFound, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AdService } from '../../library/library.public.ts'
import type { BriefService } from '../briefs/briefs.service.ts'
import {
  type BriefImageService,
  type BriefVideoService,
  type ProductService,
  toSharedImage,
} from '../../creation/creation.public.ts'
import {
  type Feedback,
  type OpenLink,
  readAssetId,
  type ShareLinkService,
  toGuest,
} from '../../workspaces/workspaces.public.ts'
import type { BriefCommentService } from './brief-comments.service.ts'
import type { BriefReviewService } from './brief-reviews.service.ts'

interface Dependencies {
  links: ShareLinkService
  briefs: Pick<BriefService, 'get'>
  products: Pick<ProductService, 'listNames'>
  ads: Pick<AdService, 'listByIds'>
  images: Pick<BriefImageService, 'list'>
  videos: Pick<BriefVideoService, 'list'>
  comments: Pick<BriefCommentService, 'list' | 'add'>
  reviews: Pick<BriefReviewService, 'list' | 'add'>
  limits: Feedback['limits']
}

/** A brief with the ads, products and images that it refers to, as its readers see it. */
export type ReadableBrief = Omit<SharedBrief, 'workspace_name' | 'allows_comments' | 'review'>

/** Briefs that are shared by link: guests read, comment on and review them. */
export function createSharedBriefService({
  links,
  briefs,
  products,
  ads,
  images,
  videos,
  comments,
  reviews,
  limits,
}: Dependencies) {
  /** An archived brief is not available, for guests as well. @throws DomainError 404 */
  async function open(token: string): Promise<{ link: OpenLink; brief: Brief }> {
    const link = await links.open(token, 'brief')
    const brief = await briefs.get(link, link.target.id).catch(
      ifNotFound(() => {
        throw notFound('shared page')
      }),
    )
    if (brief.archived_at !== null) {
      throw notFound('shared page')
    }
    return { link, brief }
  }

  async function read(workspaceId: string, brief: Brief, token: string | null): Promise<ReadableBrief> {
    const {
      id,
      product_id,
      brand_profile_id: ___,
      reference_ad_ids,
      created_at: _,
      archived_at: __,
      ...content
    } = brief
    const [names, referenceAds, attached, attachedVideos] = await Promise.all([
      products.listNames(workspaceId, product_id === null ? [] : [product_id]),
      ads.listByIds(workspaceId, reference_ad_ids),
      images.list({ workspaceId }, id),
      videos.list({ workspaceId }, id, token),
    ])
    return {
      ...content,
      product_name: names.get(product_id ?? '') ?? null,
      // Guests must not learn which ads the workspace has saved.
      reference_ads: referenceAds.map((ad) => ({ ...ad, is_saved: false })),
      images: attached.flatMap((image) => toSharedImage(image, image.title, token) ?? []),
      videos: attachedVideos,
    }
  }

  async function admit(token: string, guest: { name: string; website: string }, ipAddress: string) {
    const { link, brief } = await open(token)
    if (!link.allows_comments) {
      throw forbidden('Whoever shared this brief has turned comments and approval off.')
    }
    await limits.admit(link.token, ipAddress, guest.website)
    return { author: toGuest(link, guest.name), brief }
  }

  return {
    /** For members: the brief as its readers see it, with file addresses for members. @throws DomainError 404 */
    async readOwn(actor: Pick<Actor, 'workspaceId'>, briefId: string): Promise<ReadableBrief> {
      return read(actor.workspaceId, await briefs.get(actor, briefId), null)
    },

    /** For guests: the same, with the name of the workspace. @throws DomainError 404 */
    async openForPrint(token: string) {
      const { link, brief } = await open(token)
      const { workspaceId, workspaceName } = link
      return { workspaceId, workspaceName, brief: await read(workspaceId, brief, token) }
    },

    /** @throws DomainError 404 */
    async get(token: string): Promise<SharedBrief> {
      const { link, brief } = await open(token)
      const [content, judged] = await Promise.all([
        read(link.workspaceId, brief, token),
        reviews.list(link, brief.id, { limit: 1 }),
      ])
      const [review] = judged.data
      return {
        ...content,
        workspace_name: link.workspaceName,
        allows_comments: link.allows_comments,
        review: review ?? null,
      }
    },

    /** @throws DomainError 404; 422 for an invalid cursor */
    async listComments(token: string, page: { cursor?: string | undefined; limit: number }) {
      const { link, brief } = await open(token)
      return link.allows_comments
        ? comments.list({ workspaceId: link.workspaceId, userId: null }, brief.id, page)
        : { data: [], meta: { next_cursor: null } }
    },

    /** @throws DomainError 403 where guests may only read, 404, 422, 429 */
    async comment(
      token: string,
      { name, website, ...input }: HandlerInput<typeof commentSharedBrief>['body'],
      ipAddress: string,
    ): Promise<BriefThread> {
      const { author, brief } = await admit(token, { name, website }, ipAddress)
      return comments.add(author, brief.id, input)
    },

    /** @throws DomainError 403 where guests may only read, 404, 409 when the brief has changed, 422, 429 */
    async review(
      token: string,
      { name, website, ...judgement }: HandlerInput<typeof reviewSharedBrief>['body'],
      ipAddress: string,
    ): Promise<FeedbackReview> {
      const { author, brief } = await admit(token, { name, website }, ipAddress)
      return reviews.add(author, brief.id, judgement)
    },

    /** The ids of the files that the shared page shows. */
    async listAssetIds({ workspaceId, target }: OpenLink): Promise<string[]> {
      const files = (await videos.list({ workspaceId }, target.id)).flatMap((video) => video.files)
      const shown = [...(await images.list({ workspaceId }, target.id)), ...files]
      return shown.flatMap((file) => toUrls(file).flatMap((url) => readAssetId(url) ?? []))
    },

    /** Null when it is not shared. @throws DomainError 404 */
    async getShare(actor: Actor, id: string): Promise<Share | null> {
      await briefs.get(actor, id)
      return links.get(actor.workspaceId, { kind: 'brief', id })
    },

    /** @throws DomainError 404; 422 for an expiry time in the past */
    async share(actor: Actor, id: string, choice: Partial<ShareChoice>): Promise<Share> {
      await briefs.get(actor, id)
      return links.share(actor, { kind: 'brief', id }, choice)
    },

    /** @throws DomainError 404 */
    async revoke(actor: Actor, id: string): Promise<void> {
      await briefs.get(actor, id)
      await links.revoke(actor.workspaceId, { kind: 'brief', id })
    },
  }
}
export type SharedBriefService = ReturnType<typeof createSharedBriefService>

/** The addresses of a shown image or video. */
function toUrls({ url, poster_url = null }: { url: string | null; poster_url?: string | null }): (string | null)[] {
  return [url, poster_url]
}
