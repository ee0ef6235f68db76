import { findAdapter } from '../adapters/adapters.ts'
import type { PageReading, SeenAd } from '../adapters/seen-ad.ts'

/** Reads a page that a test made. @returns its state and all its ads */
export function readPage(markup: string, address: string): { state: PageReading['state'] | null; ads: SeenAd[] } {
  // The document of the window: others have no styles.
  document.documentElement.innerHTML = markup
  const url = new URL(address)
  const reading = findAdapter(url)?.read(document, url)
  const ads = reading?.cards.flatMap((card) => card.read() ?? []) ?? []
  return { state: reading?.state ?? null, ads }
}
