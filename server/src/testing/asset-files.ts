import { randomUUID } from 'node:crypto'
import { type StoredAsset, uploadAsset } from '@marquee/contract/assets'
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

/** Uploads a file of a kind. The same key answers with the file that was stored first. */
export function uploadKind(
  agent: SignedInAgent,
  kind: string,
  content: Buffer,
  { key = randomUUID(), name = 'file' }: { key?: string; name?: string } = {},
) {
  const url = `${uploadAsset.path}?kind=${kind}&idempotency_key=${key}`
  const form = multipartFile(content, { name, type: 'application/octet-stream' })
  return agent.request({ method: 'POST', url, ...form })
}

/** The asset in the answer to an upload. @throws ZodError when the upload was refused */
export function readAsset(answer: { json(): unknown }): StoredAsset {
  return uploadAsset.response.parse(answer.json()).data
}
