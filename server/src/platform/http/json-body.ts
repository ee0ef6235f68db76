import { UPLOAD_BYTES_TYPE } from '@marquee/contract/uploads'
import type { FastifyInstance } from 'fastify'

/**
 * JSON is the only body besides forms with files and the bytes of uploads: a plain-text body must not pass for JSON in a cross-site
 * request. Bytes are left unread; only their endpoint takes them.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') {
      done(null, undefined)
      return
    }
    // Fastify's own parser answers through `done` and returns nothing.
    void parseJson(request, body, done)
  })
  app.addContentTypeParser(UPLOAD_BYTES_TYPE, (_request, payload, done) => done(null, payload))
}
