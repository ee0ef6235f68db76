import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings, type ContentEncoding } from '../../../platform/http/content-encoding.ts'

export interface SentPage {
  body: string | Buffer
  encoding: ContentEncoding | null
}

/** Higher qualities take more time than the saved bytes are worth. */
const BROTLI_QUALITY = 5

const compressions: Readonly<Record<ContentEncoding, (html: string) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (html) => promisify(gzip)(html),
}

/** The encoding of a page. @param acceptEncoding the encodings that the browser accepts */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding | null {
  return acceptedEncodings(acceptEncoding)[0] ?? null
}

/**
 * Compresses a page, which a visit loads before everything else. A page contains no secret that its compressed length
 * could reveal: about the visitor it says only whether they are signed in.
 */
export async function compressPage(html: string, encoding: ContentEncoding | null): Promise<SentPage> {
  return { encoding, body: encoding === null ? html : await compressions[encoding](html) }
}
