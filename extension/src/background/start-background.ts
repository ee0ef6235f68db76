import { browser } from 'wxt/browser'
import { fetchFile } from '../queue/fetch-file.ts'
import {
  choice as choiceSchema,
  EMPTY_CHOICE,
  type Choice,
  pageMessage,
  popupMessage,
  type TabMessage,
} from '../messages/messages.ts'
import type { QueueItem } from '../queue/queue-item.ts'
import { openQueueStore } from '../queue/queue-store.ts'
import { sendCapture } from '../queue/send-capture.ts'
import { createQueue } from '../queue/work-queue.ts'
import { createConnections } from '../sign-in/connection.ts'
import { answerPage, toAdPlace } from './answer-page.ts'
import { answerPopup } from './answer-popup.ts'
import { askForCode } from './ask-for-code.ts'
import { findAsker } from './find-asker.ts'
import { createMarqueeApi } from './marquee-api.ts'
import { MARQUEE_URL } from './marquee-url.ts'

const ALARM = 'queue'
/** The shortest time that browsers keep for alarms. */
const ALARM_MINUTES = 0.5

type Sender = Parameters<Parameters<typeof browser.runtime.onMessage.addListener>[0]>[1]

/** Starts the service worker. It may end at any time, so it keeps nothing in memory: the store has all of it. */
export function startBackground(): void {
  const services = createServices()

  browser.runtime.onMessage.addListener((message: unknown, sender, respond) => {
    void services.then((ready) => answer(message, sender, ready)).then(respond)
    // The answer comes later.
    return true
  })
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === ALARM) {
      void services.then(({ work }) => work())
    }
  })
  const workNow = () => void services.then(({ work }) => work())
  browser.runtime.onStartup.addListener(workNow)
  globalThis.addEventListener('online', workNow)
  workNow()
}

async function createServices() {
  const store = await openQueueStore()
  const connections = createConnections({ store, origin: MARQUEE_URL })
  const readKey = async () => (await connections.read())?.key ?? null
  const api = createMarqueeApi({ origin: MARQUEE_URL, readKey })
  const queue = createQueue({
    store,
    now: () => Date.now(),
    fetchFile,
    async send(item, files) {
      const key = await readKey()
      return key === null ? null : sendCapture(item, files, { origin: MARQUEE_URL, key })
    },
    onChange: (item) => void tellPages(item),
  })

  /** Works through the queue, once at a time over all of the extension, and sets the alarm for what is left. */
  async function work(): Promise<void> {
    await navigator.locks.request('marquee-queue', { ifAvailable: true }, async (lock) => {
      if (lock === null) {
        return
      }
      await browser.alarms.create(ALARM, { periodInMinutes: ALARM_MINUTES })
      let next = await queue.work()
      // What was added during the work is due at once.
      while (next !== null && next <= Date.now()) {
        next = await queue.work()
      }
      if (next === null) {
        await browser.alarms.clear(ALARM)
      }
    })
  }

  return {
    store,
    api,
    queue,
    connections,
    work,
    startWork: () => void work(),
    readChoice: async (): Promise<Choice> =>
      choiceSchema.safeParse(await store.readSetting('choice')).data ?? EMPTY_CHOICE,
    writeChoice: (chosen: Choice) => store.writeSetting('choice', chosen),
    askForCode: (isTyped: boolean) => askForCode(connections, isTyped),
    marqueeUrl: MARQUEE_URL,
  }
}
type Services = Awaited<ReturnType<typeof createServices>>

/** Each part of the extension may ask its own questions only. @returns null for all else */
async function answer(message: unknown, sender: Sender, services: Services): Promise<unknown> {
  const asker = findAsker(sender, { id: browser.runtime.id, origin: location.origin })
  if (asker === 'popup') {
    const asked = popupMessage.safeParse(message)
    return asked.success ? answerPopup(asked.data, services) : null
  }
  const asked = asker === 'page' ? pageMessage.safeParse(message) : null
  return asked?.success === true ? answerPage(asked.data, services) : null
}

/** Tells open pages what became of an ad. A tab without our content script does not answer. */
async function tellPages(item: QueueItem): Promise<void> {
  // The popup, when it is open.
  await browser.runtime.sendMessage({ kind: 'queue_changed' }).catch(() => null)
  const told: TabMessage = { kind: 'changed', places: [toAdPlace(item)] }
  for (const { id } of await browser.tabs.query({})) {
    if (id !== undefined) {
      await browser.tabs.sendMessage(id, told).catch(() => null)
    }
  }
}
