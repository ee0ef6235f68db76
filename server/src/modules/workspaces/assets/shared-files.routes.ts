import { openSharedFile } from '@marquee/contract/assets'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { implementAnonymousDownload } from '../../../platform/http/implement-download.ts'
import { toFileAnswer } from './asset-answer.ts'
import type { AssetService } from './assets.service.ts'
import type { OpenLink, ShareLinkService } from '../sharing/share-links.service.ts'

/** Lists the files that the page of a link shows, by the kind of the shared thing. */
export type ListSharedAssetIds = Readonly<
  Record<'brief' | 'image_order' | 'image' | 'analysis' | 'video', (link: OpenLink) => Promise<readonly string[]>>
>

interface Dependencies {
  links: Pick<ShareLinkService, 'open'>
  assets: Pick<AssetService, 'open'>
  listAssetIds: ListSharedAssetIds
}

export function registerSharedFileRoutes(app: FastifyInstance, { links, assets, listAssetIds }: Dependencies): void {
  implementAnonymousDownload(app, openSharedFile, async ({ params: { token, id, extension }, query }) => {
    const link = await links.open(token, 'brief', 'image_order', 'image', 'analysis', 'video')
    const { kind } = link.target
    const shown = kind === 'board' || kind === 'ad' || kind === 'funnel_page' ? [] : await listAssetIds[kind](link)
    if (!shown.includes(id)) {
      throw notFound('file')
    }
    return toFileAnswer(await assets.open(link.workspaceId, id, query), extension)
  })
}
