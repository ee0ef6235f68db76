import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { AnyEndpoint } from '@marquee/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../errors/domain-error.ts'
import { fileTooLarge, type UploadedFile } from './uploaded-file.ts'

/** The first field of a form. */
const DATA = 'data'
const MOST_DATA_BYTES = 256 * 1024

/**
 * Opens a form with a field of JSON and files. Only one file is held in memory at a time.
 * @returns the content of the field `data`, unchecked, and the files in their order
 * @throws DomainError 415 when the request is not a form, 422 when the field `data` is not its first one or not JSON; while the files are
 * read, 413 for a file or a form that is too large, 422 for more files than `endpoint.files` allows
 */
export async function openForm(
  request: FastifyRequest,
  { files, bodyLimit }: Pick<AnyEndpoint, 'files' | 'bodyLimit'>,
): Promise<{ data: unknown; files: AsyncIterable<UploadedFile> }> {
  if (!request.isMultipart()) {
    throw new DomainError(415, 'Send the request as multipart/form-data.')
  }
  const { most, fileLimit } = files ?? { most: 0, fileLimit: 0 }
  // The parser itself fails above its limits, with an error that has no words for users: one file more than allowed reaches us.
  // Clients that give the data its content type send it as a file as well.
  const limits = { fileSize: fileLimit, files: most + 2, fields: 10, fieldSize: MOST_DATA_BYTES }
  const parts = request.parts({ limits })
  const first = await parts.next()
  const data = first.done === true ? undefined : await readData(first.value)
  return { data, files: readFiles(parts, { most, fileLimit, bodyLimit }) }
}

async function readData(part: Multipart): Promise<unknown> {
  if (part.fieldname !== DATA) {
    throw invalid({ [DATA]: [`Send the field ${DATA} before the files.`] })
  }
  const value = part.type === 'file' ? String(await readFile(part, MOST_DATA_BYTES)) : part.value
  if (part.type === 'field' && part.valueTruncated) {
    throw new DomainError(413, `The field ${DATA} is too large.`)
  }
  if (typeof value !== 'string') {
    return value
  }
  try {
    return JSON.parse(value)
  } catch {
    throw invalid({ [DATA]: ['Send a JSON object.'] })
  }
}

async function* readFiles(
  parts: AsyncIterable<Multipart>,
  { most, fileLimit, bodyLimit }: { most: number; fileLimit: number; bodyLimit: number },
): AsyncGenerator<UploadedFile> {
  let count = 0
  let size = 0
  for await (const part of parts) {
    if (part.type !== 'file') {
      continue
    }
    count += 1
    if (count > most) {
      throw invalid({ file: [`Send at most ${most} files.`] })
    }
    const content = await readFile(part, fileLimit)
    size += content.length
    if (size > bodyLimit) {
      throw fileTooLarge(bodyLimit)
    }
    yield { name: part.filename, contentType: part.mimetype, content }
  }
}

async function readFile({ file }: MultipartFile, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    chunks.push(chunk as Buffer)
    size += chunks.at(-1)?.length ?? 0
  }
  if (file.truncated || size > limit) {
    throw fileTooLarge(limit)
  }
  return Buffer.concat(chunks)
}
