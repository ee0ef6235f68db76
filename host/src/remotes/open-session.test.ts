import { buildRegistry } from '../testing/build-registry.ts'
import { createLiveRegistry } from './live-registry.ts'
import { createOpenSession } from './open-session.ts'

const NEXT = '000000000002'
const news = buildRegistry({ generation: 2, release: NEXT })
const briefs = new URL('https://app.test/briefs')
const explore = new URL('https://app.test/explore')

function setUp({ newest = news, isBusy = false, mayLoad = true } = {}) {
  let time = 0
  const fetchNewest = jest.fn(() => Promise.resolve(newest))
  const claimLoad = jest.fn((_generation: number, target: URL) => (mayLoad ? target : null))
  const registry = createLiveRegistry({ readInitial: () => buildRegistry(), fetchNewest, now: () => time })
  const work = { isBusy }
  const session = createOpenSession({ registry, isBusy: () => work.isBusy, claimLoad })
  session.show('/explore')
  time = 60_000
  return { session, registry, fetchNewest, claimLoad, work, released: () => registry.read().remotes['briefs']?.release }
}

test('another page takes over the new release, within the page', async () => {
  const { session, released } = setUp()
  expect(await session.moveTo(briefs)).toBeNull()
  expect(released()).toBe(NEXT)
})

test('the page on the screen keeps its release, whatever loads it again', async () => {
  const { session, released, fetchNewest } = setUp()
  expect(await session.moveTo(new URL('https://app.test/explore?q=shoes'))).toBeNull()
  expect(fetchNewest).not.toHaveBeenCalled()
  expect(released()).not.toBe(NEXT)
})

test('where an error stands in the page’s place, trying again takes over what is new', async () => {
  const { session, released } = setUp()
  session.show(null)
  await session.moveTo(explore)
  expect(released()).toBe(NEXT)
})

test('with unsaved work nothing is taken over, until it is saved', async () => {
  const { session, released, work } = setUp({ isBusy: true })
  expect(await session.moveTo(briefs)).toBeNull()
  expect(released()).not.toBe(NEXT)
  work.isBusy = false
  await session.moveTo(briefs)
  expect(released()).toBe(NEXT)
})

test('nobody waits long for news', async () => {
  jest.useFakeTimers()
  const { session, fetchNewest, released } = setUp()
  fetchNewest.mockReturnValue(new Promise(() => {}))
  const moving = session.moveTo(briefs)
  await jest.advanceTimersByTimeAsync(1000)
  expect(await moving).toBeNull()
  expect(released()).not.toBe(NEXT)
  jest.useRealTimers()
})

describe('a new release of the host', () => {
  const newHost = buildRegistry({ generation: 2, release: NEXT, host: 'bbbbbbbbbbbb' })

  test('is taken over by a full load of the page that is gone to', async () => {
    const { session, claimLoad } = setUp({ newest: newHost })
    expect(await session.moveTo(briefs)).toBe(briefs)
    expect(claimLoad).toHaveBeenCalledWith(2, briefs)
  })

  test('never while something is unsaved', async () => {
    const { session, claimLoad } = setUp({ newest: newHost, isBusy: true })
    expect(await session.moveTo(briefs)).toBeNull()
    expect(claimLoad).not.toHaveBeenCalled()
  })

  test('never in a loop: when the page must not be loaded again the remotes are taken over alone, once', async () => {
    const { session, claimLoad, registry, released } = setUp({ newest: newHost, mayLoad: false })
    expect(await session.moveTo(briefs)).toBeNull()
    expect(released()).toBe(NEXT)
    session.show('/briefs')
    await registry.refresh()
    expect(await session.moveTo(explore)).toBeNull()
    expect(claimLoad).toHaveBeenCalledTimes(1)
  })
})

test('pages that a remote brings anew are taken over by a full load, and a title of one within the page', async () => {
  const page = { name: 'insights', path: '/insights', kind: 'app', title: 'Insights' } as const
  const { session } = setUp({ newest: buildRegistry({ generation: 2, release: NEXT, manifest: { routes: [page] } }) })
  expect(await session.moveTo(briefs)).toBe(briefs)

  const { manifest } = buildRegistry().remotes['briefs'] ?? { manifest: { routes: [] } }
  const renamed = { ...manifest, routes: manifest.routes.map((route) => ({ ...route, title: 'Ideas' })) }
  const { session: other, released } = setUp({
    newest: buildRegistry({ generation: 2, release: NEXT, manifest: renamed }),
  })
  expect(await other.moveTo(briefs)).toBeNull()
  expect(released()).toBe(NEXT)
})
