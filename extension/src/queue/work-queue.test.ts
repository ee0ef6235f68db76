import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { buildSeenAd } from '../testing/seen-ads.ts'
import type { FetchedFile } from './fetch-file.ts'
import type { QueueItem } from './queue-item.ts'
import { openQueueStore, type QueueStore } from './queue-store.ts'
import type { SendOutcome } from './send-capture.ts'
import { createQueue } from './work-queue.ts'

const nowhere = { board_ids: [], new_board: null, note: '', tags: [] }
const MINUTE = 60_000
const file = (): FetchedFile => ({ type: 'image/png', bytes: new ArrayBuffer(8) })
const offline: SendOutcome = { kind: 'later', reason: 'Offline', afterMs: null }

let name: string
let store: QueueStore
let time: number
let sent: string[]
let answer: (item: QueueItem) => SendOutcome | null
let fetchFile: jest.Mock<Promise<FetchedFile>, [string, 'image' | 'video']>

beforeEach(async () => {
  name = randomUUID()
  store = await openQueueStore(name)
  time = 1000
  sent = []
  answer = () => ({ kind: 'saved' })
  fetchFile = jest.fn(async (_address: string, _kind: 'image' | 'video') => file())
})
afterEach(() => store.close())

/** As a service worker that has just started: it knows nothing but the store. */
function startQueue() {
  return createQueue({
    store,
    now: () => time,
    fetchFile,
    send: async (item, files) => {
      const outcome = answer(item)
      if (outcome?.kind === 'saved') {
        sent.push(`${item.ad.external_id} ${files.length}`)
      }
      return outcome
    },
    onChange: () => {},
  })
}

async function states(): Promise<string[]> {
  return (await store.list()).map(({ state }) => state)
}

describe('[P-85] the queue of the extension', () => {
  test('sends two hundred ads, saved offline, once each when the line is back, although the service worker ends in between', async () => {
    answer = () => offline
    await startQueue().add(
      Array.from({ length: 200 }, (_, number) => buildSeenAd(number)),
      nowhere,
    )
    await startQueue().work()
    expect(sent).toEqual([])
    // The second worker sends half of them and ends.
    time += MINUTE
    answer = () => (sent.length < 100 ? { kind: 'saved' } : offline)
    await startQueue().work()
    store.close()
    store = await openQueueStore(name)
    time += 60 * MINUTE
    answer = () => ({ kind: 'saved' })
    expect(await startQueue().work()).toBeNull()
    expect(sent).toHaveLength(200)
    expect(new Set(sent).size).toBe(200)
    expect(sent.every((entry) => entry.endsWith(' 2'))).toBe(true)
    // The files were fetched at once, and only then.
    expect(fetchFile).toHaveBeenCalledTimes(400)
  })

  test('keeps an ad once, however often it is saved, and sends it to the last board', async () => {
    answer = () => offline
    const queue = startQueue()
    await queue.add([buildSeenAd(1), buildSeenAd(1)], nowhere)
    await queue.work()
    const board = randomUUID()
    await queue.add([buildSeenAd(1)], { ...nowhere, board_ids: [board] })
    const places: string[][] = []
    answer = ({ places: { board_ids } }) => {
      places.push(board_ids)
      return { kind: 'saved' }
    }
    await queue.work()
    expect([sent.length, places, fetchFile.mock.calls.length]).toEqual([1, [[board]], 2])
  })

  test('tells ads without an id apart by page, text and files, not by signatures', async () => {
    const queue = startQueue()
    const media = (url: string) => [{ kind: 'image' as const, url, poster: null }]
    const without = (url: string, body = 'Text') => buildSeenAd(1, { external_id: null, body, media: media(url) })
    await queue.add([without('https://a.example/1?sig=1'), without('https://a.example/1?sig=2')], nowhere)
    await queue.add([without('https://a.example/2'), without('https://a.example/1', 'Other')], nowhere)
    expect(await states()).toHaveLength(3)
  })

  test('holds all until the browser is connected again, and sends them then', async () => {
    answer = () => ({ kind: 'held', reason: 'Connect this browser with Marquee again.' })
    const queue = startQueue()
    await queue.add([buildSeenAd(1), buildSeenAd(2)], nowhere)
    expect(await queue.work()).not.toBeNull()
    expect(await states()).toEqual(['held', 'waiting'])
    answer = () => ({ kind: 'saved' })
    await queue.retry(null)
    await queue.work()
    expect(await states()).toEqual(['saved', 'saved'])
  })

  test('gives up what the server refuses, with its reason, and goes on', async () => {
    answer = ({ ad }) =>
      ad.external_id?.endsWith('1') ? { kind: 'refused', reason: 'No such board.' } : { kind: 'saved' }
    const queue = startQueue()
    await queue.add([buildSeenAd(1), buildSeenAd(2)], nowhere)
    await queue.work()
    expect((await store.list()).map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'No such board.'],
      ['saved', null],
    ])
    await queue.drop((await store.list())[0]?.id ?? '')
    expect(await states()).toEqual(['saved'])
  })

  test('waits as long as the server asks', async () => {
    answer = () => ({ kind: 'later', reason: 'Too many calls.', afterMs: 30_000 })
    const queue = startQueue()
    await queue.add([buildSeenAd(1)], nowhere)
    expect(await queue.work()).toBe(time + 30_000)
  })

  test('saves an ad without the files that cannot be had, and says so', async () => {
    fetchFile.mockImplementation(async (address) =>
      address.endsWith('.mp4') ? { reason: 'The video has more than 64 MB.', isTemporary: false } : file(),
    )
    const queue = startQueue()
    await queue.add([buildSeenAd(1)], nowhere)
    await queue.work()
    expect(sent).toEqual(['1100000000000001 1'])
    expect((await store.list())[0]).toMatchObject({
      notes: ['The video has more than 64 MB.'],
      media: [{ kind: 'video', file: null, poster_file: 0 }],
    })
  })

  test('saves the image of a video that is played in parts, with a sentence', async () => {
    const queue = startQueue()
    await queue.add(
      [buildSeenAd(1, { media: [{ kind: 'video', url: null, poster: 'https://cdn.example/p.jpg' }] })],
      nowhere,
    )
    await queue.work()
    expect((await store.list())[0]?.notes).toEqual(['The page plays this video in parts, so its image was saved.'])
  })

  test('tries files again that are out of reach, and keeps none longer than it needs them', async () => {
    fetchFile.mockResolvedValue({ reason: 'The image could not be fetched.', isTemporary: true })
    const queue = startQueue()
    const [item] = await queue.add([buildSeenAd(1)], nowhere)
    await queue.work()
    expect([sent, await states()]).toEqual([[], ['waiting']])
    fetchFile.mockResolvedValue(file())
    time += MINUTE
    await queue.work()
    expect([sent, await store.listFiles(item?.id ?? '')]).toEqual([['1100000000000001 2'], []])
  })
})
