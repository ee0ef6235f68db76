import { createSharedStream } from './shared-stream.ts'

const CHANGES = '/api/workspace-changes'
const FLAGS = '/growthbook/sub/key'

interface Request {
  hold: () => Promise<void> | undefined
  resolve: () => void
  reject: (error: unknown) => void
}

/** The locks of one browser, of one name. */
function createLocks() {
  const queue: Request[] = []
  let holder: Request | null = null

  function grant(): void {
    const next = holder === null ? queue.shift() : undefined
    if (next !== undefined) {
      holder = next
      void Promise.resolve(next.hold()).then(() => {
        next.resolve()
        if (holder === next) {
          holder = null
          grant()
        }
      })
    }
  }

  function request(_name: string, { signal, steal }: LockOptions, hold: Request['hold']): Promise<void> {
    return new Promise((resolve, reject) => {
      const mine = { hold, resolve, reject }
      if (steal === true) {
        holder?.reject(new DOMException('Stolen', 'AbortError'))
        holder = null
        queue.unshift(mine)
      } else {
        queue.push(mine)
      }
      signal?.addEventListener('abort', () => {
        if (queue.includes(mine)) {
          queue.splice(queue.indexOf(mine), 1)
          reject(new DOMException('Left the queue', 'AbortError'))
        }
      })
      queueMicrotask(grant)
    })
  }

  return { request } as unknown as LockManager
}

/** One browser, and every connection that a tab of it has opened. */
function createBrowser(locks: LockManager | null = createLocks()) {
  const channels = new Set<EventTarget>()
  const connections: { tab: string; address: string; isOpen: boolean; on: Parameters<Connect>[1] }[] = []
  type Connect = Parameters<typeof createSharedStream>[0]['connect']

  function openTab(tab: string, { visibility = 'visible' }: { visibility?: DocumentVisibilityState } = {}) {
    let isFrozen = false
    const channel = Object.assign(new EventTarget(), {
      postMessage(data: unknown) {
        for (const other of isFrozen ? [] : channels) {
          if (other !== channel) {
            other.dispatchEvent(new MessageEvent('message', { data: JSON.parse(JSON.stringify(data)) }))
          }
        }
      },
    })
    channels.add(channel)
    const page = Object.assign(new EventTarget(), { visibilityState: visibility })
    const stream = createSharedStream({
      name: 'stream',
      wholeAddress: CHANGES,
      tabs: locks && { locks, channel },
      connect(address, on) {
        const connection = { tab, address, isOpen: true, on }
        connections.push(connection)
        return () => {
          connection.isOpen = false
        }
      },
      window: new EventTarget() as unknown as Window,
      document: page as unknown as Document,
    })
    const heard: string[] = []
    const onRefused = jest.fn()
    const subscribe = (address: string) =>
      stream.subscribe({ address, onEvent: ({ name, data }) => heard.push(`${name} ${data}`), onRefused })
    return {
      subscribe,
      heard,
      onRefused,
      show(state: DocumentVisibilityState) {
        page.visibilityState = state
        page.dispatchEvent(new Event('visibilitychange'))
      },
      freeze: () => page.dispatchEvent(new Event('freeze')),
      /** Stops like a page that hangs: it sends nothing and hears nothing. */
      hang() {
        isFrozen = true
        channels.delete(channel)
      },
    }
  }

  const open = () => connections.filter(({ isOpen }) => isOpen)
  return {
    openTab,
    open: () => open().map(({ tab, address }) => `${tab} ${address}`),
    opened: () => connections.length,
    send: (name: string, data: string) => open().at(-1)?.on.onEvent(name, data),
    refuse: () => open().at(-1)?.on.onRefused(),
  }
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('[P-99] [F-02] thirty tabs have one connection, whose events reach all that listen', async () => {
  const browser = createBrowser()
  const tabs = Array.from({ length: 30 }, (_, index) => browser.openTab(String(index)))
  tabs.forEach((tab) => tab.subscribe(CHANGES))
  await pass(60)
  browser.send('changes', '1')
  expect(tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => ['changes 1']))
  expect(browser.open()).toEqual([`0 ${CHANGES}`])
  expect(browser.opened()).toBe(1)
})

test('[P-99] [T-03] tabs that were opened in the background listen to nothing until they are looked at', async () => {
  const browser = createBrowser()
  const tabs = Array.from({ length: 10 }, (_, index) => browser.openTab(String(index), { visibility: 'hidden' }))
  tabs.forEach((tab) => tab.subscribe(FLAGS))
  await pass(60)
  expect(browser.opened()).toBe(0)
  tabs[7]?.show('visible')
  await pass(0)
  browser.send('features', 'a')
  expect(browser.open()).toEqual([`7 ${FLAGS}`])
  expect(tabs.map(({ heard }) => heard.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
})

test('[P-99] [T-03] a hidden tab leads for 20 s more; then a visible one does, and tells it later what it missed', async () => {
  const browser = createBrowser()
  const [first, second] = [browser.openTab('a'), browser.openTab('b')]
  first.subscribe(FLAGS)
  second.subscribe(FLAGS)
  await pass(0)
  first.show('hidden')
  await pass(18)
  first.show('visible')
  first.show('hidden')
  await pass(18)
  browser.send('features', '1')
  expect(browser.open()).toEqual([`a ${FLAGS}`])
  await pass(2)
  expect(browser.open()).toEqual([`b ${FLAGS}`])
  browser.send('features', '2')
  expect([first.heard, second.heard]).toEqual([['features 1'], ['features 1', 'features 2']])
  first.show('visible')
  expect(first.heard).toEqual(['features 1', 'features 2'])
})

test('[P-99] when the leading tab is closed or frozen, the next one connects', async () => {
  const browser = createBrowser()
  const tabs = ['a', 'b', 'c'].map((name) => browser.openTab(name))
  const [close] = tabs.map((tab) => tab.subscribe(FLAGS))
  await pass(0)
  close?.()
  await pass(0)
  expect(browser.open()).toEqual([`b ${FLAGS}`])
  tabs[1]?.freeze()
  await pass(0)
  expect(browser.open()).toEqual([`c ${FLAGS}`])
})

test('[P-99] a leading tab that hangs loses its place within 20 s, and takes part again when it wakes up', async () => {
  const browser = createBrowser()
  const [first, second] = [browser.openTab('a'), browser.openTab('b')]
  first.subscribe(FLAGS)
  second.subscribe(FLAGS)
  await pass(60)
  expect(browser.open()).toEqual([`a ${FLAGS}`])
  first.hang()
  await pass(14)
  expect(browser.opened()).toBe(1)
  await pass(6)
  expect(browser.open()).toEqual([`b ${FLAGS}`])
  second.freeze()
  await pass(0)
  expect(browser.open()).toEqual([`a ${FLAGS}`])
})

test('[P-99] a stream without changes gives way to that of a member, which carries the flags too', async () => {
  const browser = createBrowser()
  const [visitor, member] = [browser.openTab('visitor'), browser.openTab('member')]
  visitor.subscribe(FLAGS)
  await pass(0)
  const endChanges = member.subscribe(CHANGES)
  member.subscribe(FLAGS)
  await pass(0)
  expect(browser.open()).toEqual([`member ${CHANGES}`])
  browser.send('features', '1')
  expect(visitor.heard).toEqual(['features 1'])
  endChanges()
  expect(browser.open()).toEqual([`member ${FLAGS}`])
})

test('[P-99] in one tab, a visitor who signs in has one connection before and after', async () => {
  const browser = createBrowser()
  const tab = browser.openTab('a')
  tab.subscribe(FLAGS)
  await pass(0)
  tab.subscribe(CHANGES)
  await pass(0)
  expect(browser.open()).toEqual([`a ${CHANGES}`])
})

test('[F-02] a tab that begins to listen learns the events of the last minute, and the newest of each name', async () => {
  const browser = createBrowser()
  const first = browser.openTab('a')
  first.subscribe(CHANGES)
  await pass(0)
  browser.send('features', 'x')
  browser.send('changes', '1')
  await pass(50)
  browser.send('changes', '2')
  const second = browser.openTab('b')
  second.subscribe(CHANGES)
  expect(second.heard).toEqual(['features x', 'changes 1', 'changes 2'])
  await pass(50)
  browser.send('changes', '3')
  first.heard.length = 0
  first.subscribe(FLAGS)
  await pass(0)
  expect(first.heard).toEqual(['features x', 'changes 2', 'changes 3'])
  expect(second.heard.at(-1)).toBe('changes 3')
})

test('[F-02] every tab hears that the server has refused the connection', async () => {
  const browser = createBrowser()
  const tabs = [browser.openTab('a'), browser.openTab('b')]
  tabs.forEach((tab) => tab.subscribe(CHANGES))
  await pass(0)
  browser.refuse()
  tabs.forEach(({ onRefused }) => expect(onRefused).toHaveBeenCalledTimes(1))
})

const refusing = {
  request: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
} as unknown as LockManager

test.each([
  ['without locks', null],
  ['that refuses locks', refusing],
])('[P-99] in a browser %s each visible tab connects, and a hidden one does not', async (_words, locks) => {
  const browser = createBrowser(locks)
  const [seen, unseen] = [browser.openTab('seen'), browser.openTab('unseen', { visibility: 'hidden' })]
  seen.subscribe(FLAGS)
  unseen.subscribe(FLAGS)
  await pass(1)
  expect(browser.open()).toEqual([`seen ${FLAGS}`])
  seen.show('hidden')
  unseen.show('visible')
  await pass(0)
  expect(browser.open()).toEqual([`unseen ${FLAGS}`])
})
