import { THUMBNAIL_WIDTHS } from '@marquee/contract/assets'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { answerAsset } from './answer-asset.ts'
import { toExtension } from './asset-address.ts'
import type { AssetService } from './assets.service.ts'
import type { OpenLink, ShareLinkService } from '../sharing/share-links.service.ts'

/** Which files of the workspace the page of a link shows, by what the link is for. */
export type ListSharedAssetIds = Readonly<
  Record<'brief' | 'image_order' | 'image' | 'analysis', (link: OpenLink) => Promise<readonly string[]>>
>

interface Dependencies {
  links: Pick<ShareLinkService, 'open'>
  assets: Pick<AssetService, 'open'>
  listAssetIds: ListSharedAssetIds
}

/** Not in the contract: it answers a file, to whoever has a link to a page that shows it. */
export function registerSharedFileRoutes(app: FastifyInstance, { links, assets, listAssetIds }: Dependencies): void {
  app.get<{ Params: { token: string; name: string }; Querystring: { width?: string } }>(
    '/shared-files/:token/:name',
    async (request, reply) => {
      const { token, name } = request.params
      const link = await links.open(token, 'brief', 'image_order', 'image', 'analysis')
      const { kind } = link.target
      const [assetId = ''] = name.split('.')
      const shown = kind === 'board' || kind === 'ad' ? [] : await listAssetIds[kind](link)
      if (!shown.includes(assetId)) {
        throw notFound('file')
      }
      const width = THUMBNAIL_WIDTHS.find((known) => String(known) === request.query.width)
      const open = await assets.open(link.workspaceId, assetId, width === undefined ? {} : { width })
      if (name !== `${assetId}.${toExtension(open.asset.content_type)}`) {
        throw notFound('file')
      }
      return answerAsset(request, reply, open)
    },
  )
}
