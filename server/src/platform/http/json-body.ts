import { UPLOAD_BYTES_TYPE } from '@marquee/contract/uploads'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors/domain-error.ts'

/**
 * JSON is the only body besides forms with files and the bytes of uploads: a plain-text body must not pass for JSON in a cross-site
 * request. JSON is UTF-8 (RFC 8259, 8.1): a text in another encoding would be stored with its letters replaced. Bytes are left unread; only
 * their endpoint takes them.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const body = readUtf8(bytes)
    if (body === null) {
      done(new DomainError(400, 'The request is not valid UTF-8. Send JSON in this encoding.'))
      return
    }
    if (body.trim() === '') {
      done(null, undefined)
      return
    }
    // Fastify's own parser answers through `done` and returns nothing.
    void parseJson(request, body, done)
  })
  app.addContentTypeParser(UPLOAD_BYTES_TYPE, (_request, payload, done) => done(null, payload))
}

function readUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
