import type { CapturePlaces } from '@marquee/contract/captures'
import type { AdPlace, Choice, PageMessage } from '../messages/messages.ts'
import type { QueueItem } from '../queue/queue-item.ts'
import type { QueueStore } from '../queue/queue-store.ts'
import type { Queue } from '../queue/work-queue.ts'
import type { MarqueeApi } from './marquee-api.ts'

interface Dependencies {
  store: Pick<QueueStore, 'list'>
  queue: Pick<Queue, 'add'>
  api: Pick<MarqueeApi, 'listPlaces'>
  readChoice: () => Promise<Choice>
  /** Starts to work through the queue, without waiting for its end. */
  startWork: () => void
}

/** Answers a content script. @returns what became of the ads, as their buttons show it */
export async function answerPage(message: PageMessage, dependencies: Dependencies): Promise<AdPlace[]> {
  const { store, queue, api, readChoice, startWork } = dependencies
  if (message.kind === 'capture') {
    const added = await queue.add(message.ads, toPlaces(await readChoice()))
    startWork()
    return added.map(toAdPlace)
  }
  const wanted = new Set(message.ads.map(({ external_id }) => external_id))
  const inQueue = (await store.list()).filter(({ ad, state }) => state !== 'saved' && wanted.has(ad.external_id ?? ''))
  const kept = await api.listPlaces(message.ads)
  return [
    ...kept
      .filter(({ is_saved }) => is_saved)
      .map(({ external_id, boards }): AdPlace => {
        return { external_id, state: 'saved', boards: boards.map(({ name }) => name), reason: null }
      }),
    ...inQueue.map(toAdPlace),
  ]
}

/** What the button of an ad in the queue says. */
export function toAdPlace({ ad, id, state, reason }: QueueItem): AdPlace {
  const known = { external_id: ad.external_id ?? id, boards: [], reason }
  return { ...known, state: state === 'held' ? 'waiting' : state }
}

function toPlaces({ board_id, new_board, note, tags }: Choice): CapturePlaces {
  return { board_ids: board_id === null ? [] : [board_id], new_board, note, tags }
}
