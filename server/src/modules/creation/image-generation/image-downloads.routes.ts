import { downloadImage, downloadImageRights, downloadImages } from '@marquee/contract/image-generation'
import type { FastifyInstance } from 'fastify'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import type { ImageDownloads } from './image-downloads.ts'

export function registerImageDownloadRoutes(app: FastifyInstance, downloads: ImageDownloads): void {
  implementDownload(app, downloadImages, async ({ actor, params, query }) => ({
    content: await downloads.all(actor, params.id, query.encoding),
  }))
  implementDownload(app, downloadImageRights, ({ actor, params }) => downloads.rights(actor, params.id))
  implementDownload(app, downloadImage, ({ actor, params }) =>
    downloads.one(actor, params.id, params.image_id, params.encoding),
  )
}
