import { emptyAd, type SeenAd, type SeenMedium } from '../adapters/seen-ad.ts'
import { readBackground, readFileAddress, readImageAddress } from '../adapters/read-address.ts'
import { readLine } from '../adapters/read-text.ts'

const OUTLINE = '3px solid #2b45c9'

/** Lets the user choose an image or a video of any page by a click; Escape ends it. */
export function pickMedium(document: Document, onPick: (ad: SeenAd) => void): void {
  let marked: HTMLElement | null = null
  let outline = ''

  function mark(element: HTMLElement | null): void {
    if (marked !== null) {
      marked.style.outline = outline
    }
    marked = element
    if (element !== null) {
      outline = element.style.outline
      element.style.outline = OUTLINE
    }
  }

  function onMove(event: MouseEvent): void {
    mark(findShown(document, event))
  }

  function onClick(event: MouseEvent): void {
    if (!event.isTrusted) {
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const element = findShown(document, event)
    end()
    const ad = element === null ? null : readPicked(element, new URL(document.location.href))
    if (ad !== null) {
      onPick(ad)
    }
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      end()
    }
  }

  function end(): void {
    mark(null)
    document.removeEventListener('mousemove', onMove, true)
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('keydown', onKey, true)
  }

  document.addEventListener('mousemove', onMove, true)
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
}

/** The image or video under the pointer, also below what the page lays over it. */
function findShown(document: Document, { clientX, clientY }: MouseEvent): HTMLElement | null {
  const below = document.elementsFromPoint(clientX, clientY)
  const base = new URL(document.location.href)
  return (
    below.find(
      (element): element is HTMLElement => element instanceof HTMLElement && readMedium(element, base) !== null,
    ) ?? null
  )
}

/** The ad of a chosen image or video: its page, the title of the page, and the link around it. */
export function readPicked(element: Element, url: URL): SeenAd | null {
  const medium = readMedium(element, url)
  if (medium === null) {
    return null
  }
  const document = element.ownerDocument
  const link = element.closest('a[href]')?.getAttribute('href')
  const description = readLine(element.closest('figure')?.querySelector('figcaption')) ?? element.getAttribute('alt')
  return {
    ...emptyAd('extension', null, url.href),
    advertiser: { name: url.hostname.replace(/^www\./, ''), external_id: null, website: url.origin },
    title: document.title.trim().slice(0, 500) || null,
    body: description ?? '',
    landing_page: readFileAddress(link, url),
    media: [medium],
  }
}

function readMedium(element: Element, base: URL): SeenMedium | null {
  if (element.tagName === 'VIDEO') {
    const source = element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src')
    const url = readFileAddress(source, base)
    const poster = readFileAddress(element.getAttribute('poster'), base)
    return url === null && poster === null ? null : { kind: 'video', url, poster }
  }
  const url = element.tagName === 'IMG' ? readImageAddress(element, base) : readBackground(element, base)
  return url === null ? null : { kind: 'image', url, poster: null }
}
