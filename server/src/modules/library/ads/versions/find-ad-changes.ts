import type { AdPart } from '@marquee/contract/brand-changes'

/** What identifies an image or video, however its source names its address this time. */
export interface ComparedMedium {
  kind: 'image' | 'video'
  hash: string | null
  /** The address at the source; null when only we have the file. */
  address: string | null
  poster: string | null
  storage_key: string | null
  recipe: unknown
}

/** The part of an ad that users read and see. */
export interface ComparedAd {
  title: string | null
  body: string
  link_description: string | null
  cta_text: string | null
  landing_page: string | null
  cards: readonly { title: string; body: string }[]
  media: readonly ComparedMedium[]
}

/**
 * The parts in which two versions of an ad differ. A part that only one of them has is no change: sources differ in what they
 * deliver. Neither are spaces, another order of cards or images, and new signatures in the addresses of images and pages.
 */
export function findAdChanges(before: ComparedAd, after: ComparedAd): AdPart[] {
  const parts: Record<AdPart, [string, string]> = {
    title: [toText(before.title), toText(after.title)],
    body: [toText(before.body), toText(after.body)],
    link_description: [toText(before.link_description), toText(after.link_description)],
    call_to_action: [toText(before.cta_text), toText(after.cta_text)],
    landing_page: [withoutQuery(before.landing_page), withoutQuery(after.landing_page)],
    cards: [joinCards(before.cards), joinCards(after.cards)],
    image: joinMedia(before.media, after.media),
  }
  return Object.entries(parts).flatMap(([part, [one, other]]) =>
    one !== '' && other !== '' && one !== other ? [part as AdPart] : [],
  )
}

function toText(written: string | null): string {
  return (written ?? '').replaceAll(/\s+/g, ' ').trim()
}

function withoutQuery(address: string | null): string {
  return (address ?? '').replace(/[?#].*$/s, '')
}

function joinCards(cards: ComparedAd['cards']): string {
  return cards
    .map(({ title, body }) => toText(`${title} ${body}`))
    .filter((words) => words !== '')
    .toSorted()
    .join('\n')
}

/** Files are compared by their hashes when all are known, and otherwise by their places. */
function joinMedia(before: readonly ComparedMedium[], after: readonly ComparedMedium[]): [string, string] {
  const haveHashes = [...before, ...after].every(({ hash }) => hash !== null)
  const join = (media: readonly ComparedMedium[]) =>
    media
      .map((medium) => (haveHashes ? (medium.hash ?? '') : toPlace(medium)))
      .toSorted()
      .join('\n')
  return [join(before), join(after)]
}

/** Networks of servers sign addresses anew and answer from another host each time: the path remains. */
function toPlace({ kind, address, poster, storage_key, recipe }: ComparedMedium): string {
  const shown = kind === 'video' ? (poster ?? address) : address
  if (shown !== null && URL.canParse(shown)) {
    return new URL(shown).pathname
  }
  return storage_key ?? JSON.stringify(recipe)
}
