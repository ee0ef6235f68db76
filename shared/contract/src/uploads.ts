import { z } from 'zod'
import { assetKind, MAX_ASSET_BYTES, storedAsset } from './assets.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'

/** The kinds of files that are sent by resumable uploads. `creative`: an image or a video, decided by its first bytes. */
export const resumableKind = z.enum([...assetKind.extract(['video', 'audio']).options, 'creative'])
export type ResumableKind = z.infer<typeof resumableKind>

/** The largest file of a resumable upload, in bytes; an image among the creatives must keep to its own limit. */
export function getMaxUploadBytes(kind: ResumableKind): number {
  return MAX_ASSET_BYTES[kind === 'creative' ? 'video' : kind]
}

/** The number of unfinished uploads that a member may have. */
export const MAX_UNFINISHED_UPLOADS = 20

/** The version of the tus protocol by which the bytes of an upload are sent, as in its header `tus-resumable`. */
export const TUS_VERSION = '1.0.0'

/** The media type of the bytes of an upload, as tus says. */
export const UPLOAD_BYTES_TYPE = 'application/offset+octet-stream'

export const upload = z.object({
  id,
  kind: resumableKind,
  name: z.string().describe('what the file is called'),
  size: z.number().int().describe('bytes of the whole file'),
  received: z.number().int().describe('bytes that have arrived; the upload continues there'),
  expires_at: timestamp.describe('when it is removed, unless further bytes arrive'),
})
export type Upload = z.infer<typeof upload>

const rights = {
  access: 'verified',
  permission: 'files.upload',
  feature: 'full_product',
  scope: 'products:write',
} as const

const reading = { access: 'verified', feature: 'full_product', scope: 'products:read' } as const

export const startUpload = endpoint('POST', '/api/uploads', {
  ...rights,
  summary: 'Starts a resumable upload, or answers the one of the same file that was started before',
  body: z.object({
    kind: resumableKind,
    name: line(1000, 'the name of the file'),
    size: z
      .number({ error: 'Enter the size of the file.' })
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .describe('bytes'),
    file_key: line(200, 'a key of the file').describe('the same for the same file, also after a reload'),
  }),
  response: dataSchema(upload),
  status: 201,
})

export const listUploads = endpoint('GET', '/api/uploads', {
  ...reading,
  summary: 'The unfinished uploads of the member; there are at most 20',
  response: dataSchema(z.array(upload)),
})

/** Also answers `HEAD`, as tus asks for the offset. */
export const getUpload = endpoint('GET', '/api/uploads/:id', {
  ...reading,
  summary: 'An upload; its headers say by the tus protocol how many bytes have arrived',
  params: idParams,
  response: dataSchema(upload),
})

export const sendUploadBytes = endpoint('PATCH', '/api/uploads/:id', {
  ...rights,
  summary: 'Appends bytes to an upload by the tus protocol, version 1.0.0',
  errors: [409, 412],
  params: idParams,
  bodyType: 'bytes',
  bodyLimit: Math.max(...resumableKind.options.map(getMaxUploadBytes)),
  response: z.undefined(),
  status: 204,
})

export const keepUpload = endpoint('POST', '/api/uploads/:id/asset', {
  ...rights,
  summary: 'Checks the file of a complete upload and stores it; calling it again answers with the same file',
  errors: ['upload_incomplete', 413, 422],
  params: idParams,
  response: dataSchema(storedAsset),
  status: 201,
})

export const discardUpload = endpoint('DELETE', '/api/uploads/:id', {
  ...rights,
  summary: 'Removes an upload with what has arrived of it',
  params: idParams,
  response: z.undefined(),
  status: 204,
})
