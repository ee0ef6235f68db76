import { openStreamConnection } from './stream-connection.ts'

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: FakeSource[] = []
  readyState = 1
  readonly url: string
  readonly init: EventSourceInit | undefined

  constructor(url: string, init?: EventSourceInit) {
    super()
    this.url = url
    this.init = init
    FakeSource.opened.push(this)
  }

  close(): void {
    this.readyState = FakeSource.CLOSED
  }

  fail(readyState: number): void {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

const onEvent = jest.fn()
const onRefused = jest.fn()
const realSource = globalThis.EventSource

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0)
  jest.clearAllMocks()
  FakeSource.opened.length = 0
  Object.assign(globalThis, { EventSource: FakeSource })
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, { EventSource: realSource })
})

const open = () =>
  openStreamConnection('https://api.example.com/stream', { withCredentials: true }, { onEvent, onRefused })

/** Lets the newest connection fail. @returns the seconds until the next one is opened */
async function failAndWait(readyState: number): Promise<number> {
  const before = FakeSource.opened.length
  const start = Date.now()
  FakeSource.opened.at(-1)?.fail(readyState)
  while (FakeSource.opened.length === before) {
    await jest.advanceTimersByTimeAsync(1000)
  }
  return (Date.now() - start) / 1000
}

test('[F-02] [A-20] a connection is made with the session, and hands over the changes and the flags', () => {
  open()
  const [source] = FakeSource.opened
  source?.dispatchEvent(new MessageEvent('changes', { data: '{}' }))
  source?.dispatchEvent(new MessageEvent('features', { data: '{"a":1}' }))
  source?.dispatchEvent(new MessageEvent('features-updated', { data: '' }))
  expect(onEvent.mock.calls).toEqual([
    ['changes', '{}'],
    ['features', '{"a":1}'],
    ['features-updated', ''],
  ])
  expect([source?.url, source?.init]).toEqual(['https://api.example.com/stream', { withCredentials: true }])
})

test('[T-03] after more than three errors the stream is opened again after pauses that grow to five minutes', async () => {
  open()
  FakeSource.opened[0]?.fail(0)
  FakeSource.opened[0]?.fail(0)
  FakeSource.opened[0]?.fail(0)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(FakeSource.opened).toHaveLength(1)
  const pauses: number[] = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    pauses.push(await failAndWait(0))
  }
  expect(pauses).toEqual([3, 9, 27, 81, 243, 300, 300])
  expect(onRefused).not.toHaveBeenCalled()
  FakeSource.opened.at(-1)?.dispatchEvent(new Event('open'))
  const before = FakeSource.opened.length
  FakeSource.opened.at(-1)?.fail(0)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(FakeSource.opened).toHaveLength(before)
})

test('[F-02] after a refusal, which the browser does not repair, the stream is opened again, until it is closed', async () => {
  const close = open()
  const pauses: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    pauses.push(await failAndWait(2))
  }
  expect(pauses).toEqual([1, 1, 1, 3, 9])
  expect(onRefused).toHaveBeenCalledTimes(5)
  FakeSource.opened.at(-1)?.fail(2)
  close()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(FakeSource.opened).toHaveLength(6)
})
