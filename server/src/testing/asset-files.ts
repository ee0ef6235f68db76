import { randomUUID } from 'node:crypto'
import { type StoredAsset, uploadAsset } from '@marquee/contract/assets'
import { resumableKind, startUpload, TUS_VERSION, UPLOAD_BYTES_TYPE } from '@marquee/contract/uploads'
import sharp from 'sharp'
import type { SignedInAgent } from './agent.ts'
import { multipartFile } from './multipart-file.ts'

/** The smallest content that counts as a PDF, and as a ZIP. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
export const ZIP = Buffer.concat([Buffer.from([0x50, 0x4b, 5, 6]), Buffer.alloc(18)])

/** An image of one color; the test chooses the encoding. */
export function drawPlain(width = 40, height = 20) {
  return sharp({ create: { width, height, channels: 3, background: '#cc3344' } })
}

/**
 * Uploads a file of a kind: videos and sounds by a resumable upload, the others in one request. The same key answers with the file that was
 * stored first.
 * @returns the answer that says how it ended
 */
export function uploadKind(
  agent: SignedInAgent,
  kind: string,
  content: Buffer,
  { key = randomUUID(), name = 'file' }: { key?: string; name?: string } = {},
) {
  if (resumableKind.safeParse(kind).success) {
    return sendInParts(agent, { kind, content, key, name })
  }
  const url = `${uploadAsset.path}?kind=${kind}&idempotency_key=${key}`
  const form = multipartFile(content, { name, type: 'application/octet-stream' })
  return agent.request({ method: 'POST', url, ...form })
}

async function sendInParts(agent: SignedInAgent, file: { kind: string; content: Buffer; key: string; name: string }) {
  const { kind, content, key, name } = file
  const payload = { kind, name, size: content.length, file_key: key }
  const started = await agent.request({ method: 'POST', url: startUpload.path, payload })
  if (started.statusCode >= 400) {
    return started
  }
  const { id, received } = startUpload.response.parse(started.json()).data
  const url = `${startUpload.path}/${id}`
  const headers = {
    'content-type': UPLOAD_BYTES_TYPE,
    'tus-resumable': TUS_VERSION,
    'upload-offset': String(received),
  }
  await agent.request({ method: 'PATCH', url, headers, payload: content.subarray(received) })
  return agent.request({ method: 'POST', url: `${url}/asset` })
}

/** The asset in the answer to an upload. @throws ZodError when the upload was refused */
export function readAsset(answer: { json(): unknown }): StoredAsset {
  return uploadAsset.response.parse(answer.json()).data
}
