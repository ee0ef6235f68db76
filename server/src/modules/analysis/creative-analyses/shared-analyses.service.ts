import type { SharedAnalysis } from '@marquee/contract/shared-analyses'
import type { Share, ShareChoice } from '@marquee/contract/sharing'
import { conflict, ifNotFound, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import {
  type OpenLink,
  readAssetId,
  type ShareLinkService,
  toSharedAddress,
} from '../../workspaces/workspaces.public.ts'
import type { CreativeAnalysisService } from './creative-analyses.service.ts'

interface Dependencies {
  links: ShareLinkService
  analyses: Pick<CreativeAnalysisService, 'get'>
}

/** Links to finished analyses. */
export function createSharedAnalysisService({ links, analyses }: Dependencies) {
  async function find({ workspaceId, target }: OpenLink) {
    return analyses.get({ workspaceId }, target.id).catch(
      ifNotFound(() => {
        throw notFound('shared page')
      }),
    )
  }

  return {
    /** @throws DomainError 404 */
    async open(token: string): Promise<SharedAnalysis> {
      const link = await links.open(token, 'analysis')
      const { name, kind, image_url, file_url, sheet_url, words, result, created_at } = await find(link)
      const toAddress = (url: string | null) => (url === null ? null : toSharedAddress(url, token))
      return {
        name,
        kind,
        image_url: toAddress(image_url),
        file_url: toAddress(file_url),
        sheet_url: toAddress(sheet_url),
        words,
        result,
        created_at,
        workspace_name: link.workspaceName,
      }
    },

    /** The analysis of a shared link, for its exported files. @throws DomainError 404 */
    async findTarget(token: string): Promise<{ workspaceId: string; id: string }> {
      const { workspaceId, target } = await links.open(token, 'analysis')
      return { workspaceId, id: target.id }
    },

    async listAssetIds(link: OpenLink): Promise<string[]> {
      const { file_url, image_url, sheet_url } = await find(link)
      return [file_url, image_url, sheet_url].flatMap((url) => readAssetId(url) ?? [])
    },

    /** Null when the analysis is not shared. @throws DomainError 404 */
    async getShare(actor: Actor, id: string): Promise<Share | null> {
      await analyses.get(actor, id)
      return links.get(actor.workspaceId, { kind: 'analysis', id })
    },

    /** @throws DomainError 404, 409 before the analysis is finished, 422 for an expiry in the past */
    async share(actor: Actor, id: string, choice: Partial<ShareChoice>): Promise<Share> {
      if ((await analyses.get(actor, id)).result === null) {
        throw conflict('Share the analysis when it is finished.')
      }
      return links.share(actor, { kind: 'analysis', id }, choice)
    },

    /** @throws DomainError 404 */
    async revoke(actor: Actor, id: string): Promise<void> {
      await analyses.get(actor, id)
      await links.revoke(actor.workspaceId, { kind: 'analysis', id })
    },
  }
}
export type SharedAnalysisService = ReturnType<typeof createSharedAnalysisService>
