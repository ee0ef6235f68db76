import { browser } from 'wxt/browser'
import type { SeenAd } from '../adapters/seen-ad.ts'
import type { AdPlace, PageMessage, TabMessage } from '../messages/messages.ts'
import { pickMedium } from './pick-medium.ts'
import { createPageWatch } from './page-watch.ts'

/** A message to the background. It checks what it gets; a page that was open during an update gets no answer. */
async function ask(message: PageMessage): Promise<AdPlace[]> {
  const answer: unknown = await browser.runtime.sendMessage(message).catch(() => null)
  return Array.isArray(answer) ? answer : []
}

const capture = (ads: readonly SeenAd[]) => ask({ kind: 'capture', ads: [...ads] })

/** Starts on a page. Messages of the page itself are never listened to. */
export function startPage(): void {
  const watch = createPageWatch(document, {
    capture,
    listPlaces: (ads) =>
      ask({
        kind: 'places',
        ads: ads.flatMap(({ source, external_id }) => (external_id === null ? [] : [{ source, external_id }])),
      }),
    readUrl: () => new URL(location.href),
  })
  watch.start()

  browser.runtime.onMessage.addListener((message: TabMessage, sender, respond) => {
    if (sender.id !== browser.runtime.id) {
      return
    }
    switch (message.kind) {
      case 'count':
        respond(watch.count())
        return
      case 'save_all':
        void watch.saveAll().then(respond)
        return true
      case 'pick':
        pickMedium(document, (ad) => void capture([ad]))
        respond(true)
        return
      case 'changed':
        watch.show(message.places)
    }
  })
}
