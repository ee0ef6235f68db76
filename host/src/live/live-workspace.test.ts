import type { WorkspaceChanges } from '@marquee/contract/workspace-changes'
import { followWorkspace } from './live-workspace.ts'

const WORKSPACE = '01890a5d-ac96-774b-bcce-b302099a8057'
const OTHER = '01890a5d-ac96-774b-bcce-b302099a8058'

/** One browser: its locks, its channels, and every connection that a tab of it has opened. */
function createBrowser() {
  const channels = new Set<EventTarget>()
  const waiting: (() => void)[] = []
  const connections: { tab: string; isOpen: boolean; onEvent: (data: string) => void }[] = []
  let isHeld = false

  function grant(): void {
    if (!isHeld) {
      waiting.shift()?.()
    }
  }

  function request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
    return new Promise<void>((resolve, reject) => {
      const take = async () => {
        isHeld = true
        await hold()
        isHeld = false
        resolve()
        grant()
      }
      waiting.push(() => void take())
      signal.addEventListener('abort', () => {
        const index = waiting.findIndex((one) => one === waiting.at(-1))
        if (!isHeld) {
          waiting.splice(index, 1)
          reject(new DOMException('Left the queue', 'AbortError'))
        }
      })
      grant()
    })
  }

  function openTab(tab: string, workspaceId = WORKSPACE) {
    const channel = Object.assign(new EventTarget(), {
      close: () => void channels.delete(channel),
      postMessage: (data: unknown) => {
        for (const other of channels) {
          if (other !== channel) {
            other.dispatchEvent(new MessageEvent('message', { data: JSON.parse(JSON.stringify(data)) }))
          }
        }
      },
    })
    channels.add(channel)
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
    const onChange = jest.fn()
    const onOtherWorkspace = jest.fn()
    const onReleaseGeneration = jest.fn()
    const close = followWorkspace({
      workspaceId,
      channel: channel as unknown as BroadcastChannel,
      locks: { request } as unknown as LockManager,
      connect: (onEvent) => {
        const connection = { tab, isOpen: true, onEvent }
        connections.push(connection)
        return () => {
          connection.isOpen = false
        }
      },
      window: new EventTarget() as unknown as Window,
      document: page as unknown as Document,
      onChange,
      onReleaseGeneration,
      onOtherWorkspace,
    })
    return {
      close,
      onChange,
      onOtherWorkspace,
      onReleaseGeneration,
      show(visibilityState: DocumentVisibilityState) {
        page.visibilityState = visibilityState
        page.dispatchEvent(new Event('visibilitychange'))
      },
    }
  }

  return {
    openTab,
    leaders: () => connections.filter(({ isOpen }) => isOpen).map(({ tab }) => tab),
    opened: () => connections.length,
    hear(changes: Partial<WorkspaceChanges>) {
      const event = { workspace_id: WORKSPACE, revisions: {}, changed: [], release_generation: 3, ...changes }
      connections.find(({ isOpen }) => isOpen)?.onEvent(JSON.stringify(event))
    },
  }
}

/** Lets promises of locks settle. */
const settle = () => jest.advanceTimersByTimeAsync(0)

describe('[F-02] tabs that follow what members change', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('one connection serves all tabs of a browser', async () => {
    const browser = createBrowser()
    const tabs = [browser.openTab('a'), browser.openTab('b'), browser.openTab('c')]
    await settle()
    browser.hear({ revisions: { boards: 1 }, changed: ['boards'] })
    for (const { onChange } of tabs) {
      expect(onChange.mock.calls).toEqual([[['boards']]])
    }
    expect(browser.leaders()).toEqual(['a'])
  })

  test('when the tab that holds it is closed, the next one takes over, and nothing is told twice or missed', async () => {
    const browser = createBrowser()
    const first = browser.openTab('a')
    const second = browser.openTab('b')
    await settle()
    browser.hear({ revisions: { boards: 1 } })
    first.close()
    await settle()
    expect(browser.leaders()).toEqual(['b'])
    browser.hear({ revisions: { boards: 1, 'saved-ads': 4 }, changed: ['boards', 'saved-ads'] })
    expect(second.onChange.mock.calls).toEqual([[['saved-ads']]])
    expect(browser.opened()).toBe(2)
  })

  test('a tab that is opened later learns what has just changed from the others', async () => {
    const browser = createBrowser()
    browser.openTab('a')
    await settle()
    browser.hear({ revisions: { boards: 7 }, changed: ['boards'] })
    const soon = browser.openTab('b')
    expect(soon.onChange.mock.calls).toEqual([[['boards']]])
    await jest.advanceTimersByTimeAsync(61_000)
    const late = browser.openTab('c')
    expect(late.onChange).not.toHaveBeenCalled()
    browser.hear({ revisions: { boards: 8 }, changed: ['boards'] })
    expect(late.onChange).toHaveBeenCalledTimes(1)
  })

  test('a browser that nobody looks at lets go after a minute, and hears what it missed when it is looked at again', async () => {
    const browser = createBrowser()
    const tab = browser.openTab('a')
    await settle()
    browser.hear({ revisions: { boards: 1 } })
    tab.show('hidden')
    await jest.advanceTimersByTimeAsync(30_000)
    expect(browser.leaders()).toEqual(['a'])
    tab.show('visible')
    tab.show('hidden')
    await jest.advanceTimersByTimeAsync(61_000)
    expect(browser.leaders()).toEqual([])
    tab.show('visible')
    await settle()
    browser.hear({ revisions: { boards: 2 } })
    expect(tab.onChange.mock.calls).toEqual([[['boards']]])
  })

  test('a tab of another workspace is told to look who it works for', async () => {
    const browser = createBrowser()
    const tab = browser.openTab('a')
    await settle()
    browser.hear({ workspace_id: OTHER, revisions: { boards: 1 }, changed: ['boards'] })
    expect(tab.onOtherWorkspace).toHaveBeenCalledTimes(1)
    expect(tab.onChange).not.toHaveBeenCalled()
  })

  test('[F-02] every tab hears of a release, also where nothing of the workspace has changed', async () => {
    const browser = createBrowser()
    const tabs = [browser.openTab('a'), browser.openTab('b')]
    await settle()
    browser.hear({ release_generation: 4 })
    for (const { onReleaseGeneration, onChange } of tabs) {
      expect(onReleaseGeneration).toHaveBeenLastCalledWith(4)
      expect(onChange).not.toHaveBeenCalled()
    }
  })
})
