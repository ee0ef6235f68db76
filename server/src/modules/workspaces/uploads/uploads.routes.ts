import {
  discardUpload,
  getUpload,
  keepUpload,
  listUploads,
  sendUploadBytes,
  startUpload,
  TUS_VERSION,
  type Upload,
} from '@marquee/contract/uploads'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { UploadService } from './uploads.service.ts'

/**
 * The routes of resumable uploads. An upload is started, listed and stored by JSON; `HEAD`, `PATCH` and `DELETE` of its address are the core
 * of the tus protocol, version 1.0.0, with its termination.
 */
export function registerUploadRoutes(app: FastifyInstance, uploads: UploadService): void {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  implement(app, startUpload, async ({ actor, body: { file_key: fileKey, ...file } }) => ({
    data: await uploads.start(actor, { ...file, fileKey }),
  }))

  for (const { path } of [startUpload, sendUploadBytes]) {
    app.options(path, async (_, reply) => {
      reply.headers({
        'tus-resumable': TUS_VERSION,
        'tus-version': TUS_VERSION,
        'tus-extension': 'termination,expiration',
        'tus-max-size': sendUploadBytes.bodyLimit,
      })
      return reply.status(204).send()
    })
  }

  implement(app, listUploads, async ({ actor }) => ({ data: await uploads.listUnfinished(actor) }))

  implement(app, getUpload, async ({ actor, params, reply }) => {
    const data = await uploads.get(actor, params.id)
    tellPosition(reply, data)
    return { data }
  })

  implement(app, sendUploadBytes, async ({ actor, params, request, reply }) => {
    const { position, length } = readHeaders(request)
    const body = request.raw
    const signal = AbortSignal.any([closing.signal])
    tellPosition(reply, await uploads.append(actor, params.id, { body, position, length, signal }))
  })

  implement(app, keepUpload, async ({ actor, params }) => ({ data: await uploads.keep(actor, params.id) }))

  implement(app, discardUpload, async ({ actor, params, reply }) => {
    await uploads.discard(actor, params.id)
    reply.header('tus-resumable', TUS_VERSION)
  })
}

/** @throws DomainError 412 for another version of the protocol, 400 without an offset */
function readHeaders({ headers }: FastifyRequest): { position: number; length: number | null } {
  if (headers['tus-resumable'] !== TUS_VERSION) {
    const supported = { 'tus-version': TUS_VERSION }
    throw new DomainError(412, `Send the header tus-resumable: ${TUS_VERSION}.`, { headers: supported })
  }
  const offset = headers['upload-offset']
  if (typeof offset !== 'string' || !/^\d{1,15}$/.test(offset)) {
    throw new DomainError(400, 'Send the header upload-offset, the byte at which the upload continues.')
  }
  const length = headers['content-length']
  return { position: Number(offset), length: length === undefined ? null : Number(length) }
}

function tellPosition(reply: FastifyReply, { size, received, expires_at }: Upload): void {
  reply.headers({
    'tus-resumable': TUS_VERSION,
    'upload-offset': String(received),
    'upload-length': String(size),
    'upload-expires': new Date(expires_at).toUTCString(),
  })
}
