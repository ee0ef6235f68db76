import { configureApiClient } from '@marquee/api-client/call-endpoint'
import { openChangeSource } from './change-source.ts'

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: FakeSource[] = []
  readyState = 1
  readonly url: string
  readonly settings: EventSourceInit | undefined

  constructor(url: string, settings?: EventSourceInit) {
    super()
    this.url = url
    this.settings = settings
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

describe('[F-02] the connection to the stream of changes', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    FakeSource.opened.length = 0
    Object.assign(globalThis, { EventSource: FakeSource })
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'EventSource')
  })

  test('hands over what the server says', () => {
    const heard = jest.fn()
    openChangeSource(heard, () => {})
    FakeSource.opened[0]?.dispatchEvent(new MessageEvent('changes', { data: '{}' }))
    expect(heard).toHaveBeenCalledWith('{}')
    expect(FakeSource.opened[0]?.url).toBe('/api/workspace-changes')
  })

  test('[A-20] is made to the API that the page was built for, with the session', () => {
    configureApiClient({ baseUrl: 'https://api.example.com' })
    openChangeSource(
      () => {},
      () => {},
    )
    configureApiClient({ baseUrl: '' })
    expect(FakeSource.opened[0]?.url).toBe('https://api.example.com/api/workspace-changes')
    expect(FakeSource.opened[0]?.settings).toEqual({ withCredentials: true })
  })

  test('leaves a broken connection to the browser, and tries again with growing pauses after a refusal', () => {
    const refused = jest.fn()
    const close = openChangeSource(() => {}, refused)
    FakeSource.opened[0]?.fail(0)
    jest.advanceTimersByTime(600_000)
    expect(FakeSource.opened).toHaveLength(1)
    expect(refused).not.toHaveBeenCalled()

    const pauses = [5, 10, 20, 40, 80, 160, 300, 300]
    pauses.forEach((seconds, index) => {
      FakeSource.opened[index]?.fail(2)
      jest.advanceTimersByTime(seconds * 1000 - 1)
      expect(FakeSource.opened).toHaveLength(index + 1)
      jest.advanceTimersByTime(1)
      expect(FakeSource.opened).toHaveLength(index + 2)
    })
    expect(refused).toHaveBeenCalledTimes(pauses.length)
    FakeSource.opened.at(-1)?.fail(2)
    close()
    jest.advanceTimersByTime(600_000)
    expect(FakeSource.opened).toHaveLength(pauses.length + 1)
  })
})
