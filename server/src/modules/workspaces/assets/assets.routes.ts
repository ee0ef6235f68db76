import { Readable } from 'node:stream'
import { MAX_ASSET_BYTES, openFile, uploadAsset } from '@marquee/contract/assets'
import type { FastifyInstance } from 'fastify'
import { implementStreamedUpload } from '../../../platform/http/implement.ts'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import { refuseAnnouncedSize, type StreamedFile } from '../../../platform/http/uploaded-file.ts'
import { toFileAnswer } from './asset-answer.ts'
import type { AssetService } from './assets.service.ts'

export function registerAssetRoutes(app: FastifyInstance, assets: AssetService): void {
  implementStreamedUpload(app, uploadAsset, async ({ actor, query, file, request }) => {
    const { kind, idempotency_key: idempotencyKey } = query
    refuseAnnouncedSize(request, MAX_ASSET_BYTES[kind])
    const stream = Readable.from(readWhole(file), { objectMode: false })
    const isDrawing = kind === 'image' && file.name.toLowerCase().endsWith('.svg')
    return { data: await assets.store(actor, { stream, name: file.name, kind, idempotencyKey, isDrawing }) }
  })

  implementDownload(app, openFile, async ({ actor, params, query }) =>
    toFileAnswer(await assets.open(actor.workspaceId, params.id, query), params.extension),
  )
}

/**
 * Reads a file to its end, and reports the size limit: the stream of a file that is too large ends early without an error.
 * @yields the bytes
 * @throws DomainError 413 at its end
 */
async function* readWhole({ stream, checkSize }: StreamedFile): AsyncGenerator<Buffer> {
  yield* stream
  checkSize()
}
