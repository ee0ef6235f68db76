import {
  type Adapter,
  emptyAd,
  oneForEachId,
  type PageReading,
  readingOf,
  type SeenAd,
  type SeenCard,
  unlessSilent,
} from './seen-ad.ts'
import { readMetaRecord, readMetaRecords, saysNothingFound } from './meta-records.ts'
import { readMetaDrawing } from './meta-drawing.ts'
import { cleanText, withWesternDigits } from './read-text.ts'

/** A label of few words and the id of an ad: "Library ID: 1402142568275841" in any language. */
const LABELED_ID = /^\p{L}[^\d:：]{1,45}[:：]?\s*(\d{14,17})$/u
/** Most texts of a page have no id: this says so faster than cleaning them. */
const ID_DIGITS = /[\d\u0660-\u0669]{14}/
const MOST_LABEL = 90
/** What a card is not: the frame of the page has headings and fields. */
const FRAME = '[role="heading"], [role="main"], input, h1'

/** Meta's Ad Library: cards are found from their ids outwards, and joined with the data that the document carries. */
export const metaAdLibrary: Adapter = {
  site: 'Meta Ad Library',

  reads: ({ hostname, pathname }) => /(?:^|\.)facebook\.com$/.test(hostname) && pathname.startsWith('/ads/library'),

  read(document: Document, url: URL): PageReading {
    const places = findIds(document)
    const cards = places.flatMap(({ node, id }, index): SeenCard[] => {
      const element = findCard(node, [places[index - 1], places[index + 1]], id)
      return element === null
        ? []
        : [{ element, source: 'meta', externalId: id, read: () => readCard(document, url, { element, id }) }]
    })
    return readingOf(oneForEachId(cards), () => (saysNothingFound(document) ? 'empty' : 'loading'))
  },
}

/** Joins what is drawn with the data of the document, which is right where both speak. */
function readCard(document: Document, url: URL, { element, id }: { element: Element; id: string }): SeenAd | null {
  const record = readMetaRecords(document).get(id)
  return unlessSilent({
    ...emptyAd('meta', id, url.href),
    ...readMetaDrawing(element, url),
    ...(record === undefined ? {} : readMetaRecord(record, url)),
  })
}

interface Place {
  node: Node
  id: string
}

/** The places of ids, in the order of the document. Words of advertisers, which stand in links and buttons, may look the same. */
function findIds(document: Document): Place[] {
  const places: Place[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    const text = node.nodeValue ?? ''
    if (text.length > MOST_LABEL || !ID_DIGITS.test(text)) {
      continue
    }
    const id = LABELED_ID.exec(withWesternDigits(cleanText(text)))?.[1]
    if (id !== undefined && node.parentElement?.closest('a, [role="button"], script') === null) {
      places.push({ node, id })
    }
  }
  return places
}

/** The cards that were found before: a page is read often. */
const knownCards = new WeakMap<Node, Element>()

/** The card around an id when the page was read last; null when it is another one now. */
function findKnownCard(node: Node, holdsOther: (element: Element) => boolean): Element | null {
  const known = knownCards.get(node)
  return known?.contains(node) === true && !holdsOther(known) ? known : null
}

/** The largest element around an id that holds no other ad's id and nothing of the page's frame. */
function findCard(node: Node, others: readonly (Place | undefined)[], id: string): Element | null {
  const holdsOther = (element: Element) =>
    others.some((other) => other !== undefined && other.id !== id && element.contains(other.node))
  let card = findKnownCard(node, holdsOther) ?? node.parentElement
  for (let next = card?.parentElement ?? null; next !== null && next.tagName !== 'BODY'; next = next.parentElement) {
    if (holdsOther(next) || next.querySelector(FRAME) !== null) {
      break
    }
    card = next
  }
  if (card !== null) {
    knownCards.set(node, card)
  }
  return card
}
