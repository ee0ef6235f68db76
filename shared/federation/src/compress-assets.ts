import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/
const MIN_BYTES = 512
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` beside every file of a folder that becomes smaller by compression, so that no file is compressed on request.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name))
  for (const name of names) {
    const file = join(folder, name)
    const content = await readFile(file)
    if (content.length >= MIN_BYTES) {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await Promise.all([
        brotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
        gzipped(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ])
    }
  }
}
