import { Readable } from 'node:stream'
import type { ImageEncoding } from '@marquee/contract/image-generation'
import sharp from 'sharp'
import yazl from 'yazl'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { createGeneratedImageRepository } from './generated-images.repository.ts'
import type { ImageRights } from './image-rights.ts'
import type { ImageOrderService } from './image-orders.service.ts'
import type { Database } from '../../../platform/database/database.ts'

const CONTENT_TYPES: Readonly<Record<ImageEncoding, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

/** The quality is high, because the ad platform compresses uploaded images again. */
const QUALITY = 92

interface Dependencies {
  db: Database
  assets: Pick<AssetService, 'read'>
  orders: Pick<ImageOrderService, 'get'>
  rights: ImageRights
}

/** Finished images as files for download, named by brand, product and format. */
export function createImageDownloads({ db, assets, orders, rights }: Dependencies) {
  async function readImage(
    actor: Pick<Actor, 'workspaceId'>,
    imageId: string,
    encoding: ImageEncoding,
  ): Promise<Buffer> {
    const row = await createGeneratedImageRepository(db).find(actor.workspaceId, imageId)
    if (row?.asset_id === null || row === undefined) {
      throw notFound('image')
    }
    const stored = await assets.read(actor.workspaceId, row.asset_id)
    return encode(stored, encoding)
  }

  async function getFinished(actor: Actor, orderId: string) {
    const { title, images } = await orders.get(actor, orderId)
    const finished = images.filter(({ status }) => status === 'done')
    if (finished.length === 0) {
      throw notFound('file')
    }
    return { title, images: finished }
  }

  return {
    /** @throws DomainError 404 when the workspace has no such image, or it is not finished */
    async one(
      actor: Pick<Actor, 'workspaceId'>,
      orderId: string,
      imageId: string,
      encoding: ImageEncoding,
    ): Promise<{ content: Buffer; contentType: string }> {
      const { images } = await orders.get(actor, orderId)
      if (!images.some(({ id }) => id === imageId)) {
        throw notFound('image')
      }
      return { content: await readImage(actor, imageId, encoding), contentType: CONTENT_TYPES[encoding] }
    },

    /** The rights and disclosure sheet of all finished images. @throws DomainError 404 when none is finished */
    async rights(actor: Actor, orderId: string): Promise<{ content: Buffer; contentType: string }> {
      const { title, images } = await getFinished(actor, orderId)
      return { content: Buffer.from(await rights.write(actor, title, images)), contentType: 'text/plain' }
    },

    /** A ZIP of all finished images with their rights sheet. The images are read one by one. @throws DomainError 404 when none is finished */
    async all(actor: Actor, orderId: string, encoding: ImageEncoding): Promise<Readable> {
      const { title, images: finished } = await getFinished(actor, orderId)
      const sheet = await rights.write(actor, title, finished)
      const archive = new yazl.ZipFile()
      const content = Readable.from(archive.outputStream)
      archive.on('error', (error: Error) => content.destroy(error))
      // Only one image is in memory at a time: the next one is read after this one has been written.
      void (async () => {
        try {
          for (const image of finished) {
            const bytes = await readImage(actor, image.id, encoding)
            archive.addBuffer(bytes, `${image.file_name}.${encoding}`, { compress: false })
          }
          archive.addBuffer(Buffer.from(sheet), 'rights.txt')
          archive.end()
        } catch (error) {
          content.destroy(error instanceof Error ? error : new Error(String(error)))
        }
      })()
      return content
    },
  }
}

export type ImageDownloads = ReturnType<typeof createImageDownloads>

function encode(png: Buffer, encoding: ImageEncoding): Promise<Buffer> | Buffer {
  switch (encoding) {
    case 'png':
      return png
    case 'jpg':
      return sharp(png)
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
        .toBuffer()
    case 'webp':
      return sharp(png).webp({ quality: QUALITY }).toBuffer()
  }
}
