import type { Ad } from '@marquee/contract/ads'
import type { CapturedAd, CaptureFacts } from '@marquee/contract/captures'

const FACTS = [
  'body',
  'title',
  'link_description',
  'cta_text',
  'landing_page',
  'started_at',
  'stopped_at',
  'platforms',
  'countries',
] as const satisfies readonly (keyof CaptureFacts)[]

/** What a page said about an ad and the library does not say. */
export function findNewFacts(known: Pick<Ad, (typeof FACTS)[number]>, said: CapturedAd): CaptureFacts {
  return Object.fromEntries(
    FACTS.flatMap((name) => (isEmpty(known[name]) && !isEmpty(said[name]) ? [[name, said[name]]] : [])),
  )
}

function isEmpty(value: string | readonly string[] | null): boolean {
  return value === null || value.length === 0
}
