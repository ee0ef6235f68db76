import type { Composition } from '@marquee/federation/registry'
import { createBoundedMap } from '../../../platform/bounded-map.ts'
import { chooseEncoding, compressPage, type SentPage } from './compress-page.ts'

/** More than the pages that visitors without an account can open, in each theme and encoding. */
const MOST_PAGES = 500

/** For `JSON.stringify`, to which a set has no content. */
function listSets(_key: string, value: unknown): unknown {
  return value instanceof Set ? Array.from(value, String).toSorted() : value
}

/**
 * Keeps the pages that were sent, because visitors with the same rights get the same bytes. The pages of a composition are kept as long as
 * the composition itself, so that a release, which is another composition, is never hidden by an older page.
 */
export function createPageCache() {
  const pagesByComposition = new WeakMap<Composition, ReturnType<typeof createBoundedMap<SentPage>>>()

  /**
   * @param facts everything on which the page depends beside the composition, as data
   * @param acceptEncoding the encodings that the browser accepts
   * @param write writes the page's HTML, if it is not kept
   */
  return async function getPage(
    composition: Composition,
    facts: readonly unknown[],
    acceptEncoding: string | undefined,
    write: () => string,
  ): Promise<SentPage> {
    const pages = pagesByComposition.get(composition) ?? createBoundedMap<SentPage>(MOST_PAGES)
    pagesByComposition.set(composition, pages)
    const encoding = chooseEncoding(acceptEncoding)
    const key = JSON.stringify([...facts, encoding], listSets)
    const kept = pages.get(key)
    if (kept !== undefined) {
      return kept
    }
    const page = await compressPage(write(), encoding)
    pages.set(key, page)
    return page
  }
}
