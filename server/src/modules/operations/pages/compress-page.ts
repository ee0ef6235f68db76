import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings, type ContentEncoding } from '../../../platform/http/content-encoding.ts'

interface SentPage {
  body: string | Buffer
  encoding: ContentEncoding | null
}

/** Better ones take longer than the bytes that they save. */
const BROTLI_QUALITY = 5

const compressions: Readonly<Record<ContentEncoding, (html: string) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (html) => promisify(gzip)(html),
}

/**
 * Makes a page smaller, which goes before everything else that a visit loads. A page holds no secret that its compressed length
 * could give away: of who asks it says no more than whether somebody is signed in.
 * @param acceptEncoding what the browser takes
 */
export async function compressPage(html: string, acceptEncoding: string | undefined): Promise<SentPage> {
  const [encoding = null] = acceptedEncodings(acceptEncoding)
  return { encoding, body: encoding === null ? html : await compressions[encoding](html) }
}
