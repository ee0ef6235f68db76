import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fontFiles, toFontAddress } from '@marquee/creative/fonts'
import type { FastifyInstance } from 'fastify'
import { required } from '../errors/domain-error.ts'

const require = createRequire(import.meta.url)

/** The files change only with the versions of their packages, and an outdated glyph does no harm for a week. */
const CACHE_CONTROL = 'public, max-age=604800'

/** The fonts of creatives, for browsers: the server draws with the same files. */
export function registerCreativeFontRoutes(app: FastifyInstance): void {
  const files = new Map(fontFiles.map(({ file }) => [toFontAddress(file), file]))

  // The route is not in the contract, because it answers a font file.
  app.get<{ Params: { name: string } }>('/creative-fonts/:name', async (request, reply) => {
    const file = required(files.get(`/creative-fonts/${request.params.name}`), 'font')
    const path = require.resolve(file)
    const { size } = await stat(path)
    return reply
      .headers({ 'cache-control': CACHE_CONTROL, 'content-length': size })
      .type('font/woff2')
      .send(createReadStream(path))
  })
}
