import { findAdapter } from '../adapters/adapters.ts'
import type { PageReading, SeenAd, SeenCard } from '../adapters/seen-ad.ts'
import type { AdPlace, PageCount } from '../messages/messages.ts'
import { createSaveButton, type SaveButton } from './save-button.ts'

interface Dependencies {
  /** Puts ads into the queue. @returns what became of them */
  capture: (ads: readonly SeenAd[]) => Promise<AdPlace[]>
  /** Where the ads are kept already. */
  listPlaces: (ads: readonly Pick<SeenAd, 'source' | 'external_id'>[]) => Promise<AdPlace[]>
  readUrl: () => URL
}

/** As many buttons are added at once, so that the page goes on scrolling; the next ones follow when the browser is idle. */
const MOST_BUTTONS = 40
/** As many ads go into one message. */
const MOST_SAVED = 100

/** The page is read at most this often, when the browser is idle. */
const PAUSE_MS = 700

/** Puts a button on each ad of a page, also on those that come while the user scrolls. */
export function createPageWatch(document: Document, { capture, listPlaces, readUrl }: Dependencies) {
  const buttons = new WeakMap<Element, SaveButton>()
  const byId = new Map<string, SaveButton>()
  let reading: PageReading | null = null

  function show(places: readonly AdPlace[]): void {
    for (const place of places) {
      byId.get(place.external_id)?.show(place)
    }
  }

  async function save(cards: readonly SeenCard[]): Promise<number> {
    const ads = cards.flatMap((card) => card.read() ?? [])
    const places: AdPlace[] = []
    for (let first = 0; first < ads.length; first += MOST_SAVED) {
      places.push(...(await capture(ads.slice(first, first + MOST_SAVED))))
    }
    // The answer has the order of the ads.
    for (const [index, card] of cards.entries()) {
      buttons.get(card.element)?.show(places[index] ?? null)
    }
    show(places)
    return ads.length
  }

  function addButton(card: SeenCard): boolean {
    const known = buttons.get(card.element)
    const button = known ?? createSaveButton(() => void save([card]))
    buttons.set(card.element, button)
    if (card.externalId !== null) {
      byId.set(card.externalId, button)
    }
    card.element.prepend(button.host)
    return known === undefined
  }

  /** Reads the page and adds what is missing. */
  function read(): void {
    const url = readUrl()
    const adapter = findAdapter(url)
    reading = adapter?.read(document, url) ?? null
    addButtons(reading?.cards ?? [])
  }

  function addButtons(cards: readonly SeenCard[]): void {
    const missing = cards.filter(({ element }) => buttons.get(element)?.host.isConnected !== true)
    const added = missing.slice(0, MOST_BUTTONS).filter(addButton)
    const known = added.flatMap(({ source, externalId }) =>
      externalId === null ? [] : [{ source, external_id: externalId }],
    )
    if (known.length > 0) {
      void listPlaces(known).then(show)
    }
    if (missing.length > MOST_BUTTONS) {
      whenIdle(() => addButtons(missing.slice(MOST_BUTTONS)))
    }
  }

  return {
    read,
    show,

    /** What the popup says of the page. */
    count(): PageCount {
      const adapter = findAdapter(readUrl())
      return adapter === null
        ? { site: null, state: 'other', ads: 0 }
        : { site: adapter.site, state: reading?.state ?? 'loading', ads: reading?.cards.length ?? 0 }
    },

    /** Saves every ad of the page. @returns how many */
    saveAll: (): Promise<number> => save(reading?.cards ?? []),

    /** Follows the page while it changes. @returns a function that ends it */
    start(): () => void {
      let timer: ReturnType<typeof setTimeout> | null = null
      const observer = new MutationObserver(() => {
        timer ??= setTimeout(() => {
          timer = null
          whenIdle(read)
        }, PAUSE_MS)
      })
      observer.observe(document.body, { childList: true, subtree: true })
      read()
      return () => observer.disconnect()
    },
  }
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(task, { timeout: 2 * PAUSE_MS })
  } else {
    task()
  }
}
