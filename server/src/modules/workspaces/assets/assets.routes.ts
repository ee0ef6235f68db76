import { Readable } from 'node:stream'
import { getMaxUploadBytes, THUMBNAIL_WIDTHS, uploadAsset } from '@marquee/contract/assets'
import { id } from '@marquee/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { implementStreamedUpload } from '../../../platform/http/implement.ts'
import { refuseAnnouncedSize, type StreamedFile } from '../../../platform/http/uploaded-file.ts'
import { answerAsset } from './answer-asset.ts'
import { toExtension } from './asset-address.ts'
import type { AssetService } from './assets.service.ts'

export function registerAssetRoutes(app: FastifyInstance, assets: AssetService): void {
  implementStreamedUpload(app, uploadAsset, async ({ actor, query, file, request }) => {
    const { kind, idempotency_key: idempotencyKey } = query
    refuseAnnouncedSize(request, getMaxUploadBytes(kind))
    const stream = Readable.from(readWhole(file), { objectMode: false })
    return { data: await assets.store(actor, { stream, name: file.name, kind, idempotencyKey }) }
  })

  // Not in the contract: it answers a file, and an address that one may not open answers like one that does not exist.
  app.get<{ Params: { name: string }; Querystring: { width?: string } }>('/files/:name', async (request, reply) => {
    const [assetId = ''] = request.params.name.split('.')
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isEmailVerified || !id.safeParse(assetId).success) {
      throw notFound('file')
    }
    const width = THUMBNAIL_WIDTHS.find((known) => String(known) === request.query.width)
    const open = await assets.open(actor.workspaceId, assetId, width === undefined ? {} : { width })
    if (request.params.name !== `${assetId}.${toExtension(open.asset.content_type)}`) {
      throw notFound('file')
    }
    return answerAsset(request, reply, open)
  })
}

/**
 * The stream of a file that is too large ends early without saying so.
 * @yields the bytes
 * @throws DomainError 413 at its end
 */
async function* readWhole({ stream, checkSize }: StreamedFile): AsyncGenerator<Buffer> {
  yield* stream
  checkSize()
}
