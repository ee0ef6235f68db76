import type { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { AnyEndpoint } from '@marquee/contract/endpoint'
import { UPLOAD_BYTES_TYPE } from '@marquee/contract/uploads'
import type { FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../errors/domain-error.ts'

/** A file of a form. Name and type are claims of the browser: check the content. */
export interface UploadedFile {
  name: string
  contentType: string
  content: Buffer
}

/** A file that is read as a stream and never held in memory as a whole. */
export interface StreamedFile {
  name: string
  /** Ends at the limit of the endpoint. */
  stream: Readable
  /** Call it when the stream has been read. @throws DomainError 413 when the file was longer than the stream */
  checkSize: () => void
}

/** The bytes that a form adds to its file: boundaries, headers, and the CSRF field of plain forms. */
const FORM_OVERHEAD_BYTES = 16 * 1024

/**
 * Refuses a form or the bytes of an upload where the endpoint takes none, anything but bytes where it takes these, and a body whose
 * announced length is too large, before it is received.
 * @throws DomainError 415 or 413
 */
export function refuseUnwantedBody(request: FastifyRequest, endpoint: AnyEndpoint): void {
  // The plugin's `isMultipart` is set only once the body is being read.
  const type = request.headers['content-type']?.toLowerCase() ?? ''
  const isOfBytes = type.startsWith(UPLOAD_BYTES_TYPE)
  if (endpoint.bodyType === 'bytes' && !isOfBytes) {
    throw new DomainError(415, `Send the bytes as ${UPLOAD_BYTES_TYPE}.`)
  }
  if (endpoint.bodyType === 'json' && (isOfBytes || type.startsWith('multipart/form-data'))) {
    throw new DomainError(415, 'Send the request as application/json.')
  }
  if (endpoint.bodyType !== 'json') {
    refuseAnnouncedSize(request, endpoint.bodyLimit)
  }
}

/**
 * Refuses a form whose announced length exceeds that of a file of `limit` bytes, before it is received.
 * @throws DomainError 413
 */
export function refuseAnnouncedSize(request: FastifyRequest, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit + FORM_OVERHEAD_BYTES) {
    throw fileTooLarge(limit)
  }
}

/**
 * The file in the field `file`.
 * @throws DomainError 413 when it is larger than `limit` bytes, 415 when the request is not a form, 422 when there is no file
 */
export async function readUpload(request: FastifyRequest, limit: number): Promise<UploadedFile> {
  const part = await filePart(request, limit)
  const chunks: Buffer[] = []
  for await (const chunk of part.file) {
    chunks.push(chunk as Buffer)
  }
  if (part.file.truncated) {
    throw fileTooLarge(limit)
  }
  return { name: part.filename, contentType: part.mimetype, content: Buffer.concat(chunks) }
}

/**
 * The file in the field `file`, as a stream.
 * @throws DomainError 415 when the request is not a form, 422 when there is no file
 */
export async function openUpload(request: FastifyRequest, limit: number): Promise<StreamedFile> {
  const part = await filePart(request, limit)
  return {
    name: part.filename,
    stream: part.file,
    checkSize() {
      if (part.file.truncated) {
        throw fileTooLarge(limit)
      }
    },
  }
}

async function filePart(request: FastifyRequest, limit: number): Promise<MultipartFile> {
  if (!request.isMultipart()) {
    throw new DomainError(415, 'Send the file as multipart/form-data.')
  }
  const part = await request.file({ limits: { fileSize: limit, files: 1, fields: 10 } })
  if (part === undefined || part.fieldname !== 'file') {
    throw invalid({ file: ['Choose a file.'] })
  }
  return part
}

export function fileTooLarge(limit: number): DomainError {
  return new DomainError(413, `The file is too large: at most ${Math.floor(limit / 1024 / 1024)} MB.`)
}
