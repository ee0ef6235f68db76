import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type ExtensionBrowser, extensionBrowser } from '@marquee/contract/connected-browsers'
import { notFound } from '../../../platform/errors/domain-error.ts'

/** Where `npm run extension` writes its builds. */
const FOLDER = join(import.meta.dirname, '../../../../../extension/dist')

/** The builds of the extension. @param folder with a ZIP for each browser, or without */
export function createExtensionFiles(folder = FOLDER) {
  const toPath = (browser: ExtensionBrowser) => join(folder, `marquee-${browser}.zip`)
  const measure = async (browser: ExtensionBrowser) => (await stat(toPath(browser)).catch(() => null))?.size ?? null

  return {
    /** The builds that are there, with their sizes in bytes. */
    async list(): Promise<{ browser: ExtensionBrowser; size: number }[]> {
      const sizes = await Promise.all(
        extensionBrowser.options.map(async (browser) => ({ browser, size: await measure(browser) })),
      )
      return sizes.flatMap(({ browser, size }) => (size === null ? [] : [{ browser, size }]))
    },

    /** @throws DomainError 404 where the extension was not built */
    async open(browser: ExtensionBrowser): Promise<Readable> {
      if ((await measure(browser)) === null) {
        throw notFound('build of the extension')
      }
      return createReadStream(toPath(browser))
    },
  }
}
export type ExtensionFiles = ReturnType<typeof createExtensionFiles>
