import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type ExtensionBrowser, extensionBrowser } from '@marquee/contract/connected-browsers'
import { z } from 'zod'
import { notFound } from '../../../platform/errors/domain-error.ts'

/** Where `npm start`, `npm run build` and `npm run make extension` write the builds. */
const FOLDER = join(import.meta.dirname, '../../../../../extension/dist')

/** What a build was made for; `url` is the origin of the Marquee that it saves into. */
const buildRecord = z.object({ url: z.string() })

/**
 * The builds of the extension.
 * @param appUrl the origin of this Marquee: builds for another one are not offered
 * @param folder with a ZIP for each browser, or without
 */
export function createExtensionFiles(appUrl: string, folder = FOLDER) {
  const toPath = (browser: ExtensionBrowser) => join(folder, `marquee-${browser}.zip`)

  async function isOurs(): Promise<boolean> {
    const record: unknown = await readFile(join(folder, 'built-for.json'), 'utf8')
      .then(JSON.parse)
      .catch(() => null)
    return buildRecord.safeParse(record).data?.url === appUrl
  }

  async function measure(browser: ExtensionBrowser): Promise<number | null> {
    return (await isOurs()) ? ((await stat(toPath(browser)).catch(() => null))?.size ?? null) : null
  }

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
