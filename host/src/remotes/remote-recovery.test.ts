import { buildRegistry } from '../testing/build-registry.ts'
import {
  BriefsPage,
  context,
  LIVE,
  manifest,
  networkError,
  NEXT,
  previous,
  settled,
  setUpLoader,
} from '../testing/set-up-loader.ts'
import { RemoteLoadError } from './remote-failure.ts'

beforeEach(() => sessionStorage.clear())

describe('a release that has taken the failed one’s place', () => {
  const newest = buildRegistry({ generation: 2, release: NEXT })

  test.each([
    ['a broken one', jest.fn().mockRejectedValueOnce(new TypeError('broken')).mockResolvedValue(manifest)],
    [
      'one without the page',
      jest
        .fn()
        .mockResolvedValueOnce({ ...manifest, pages: {} })
        .mockResolvedValue(manifest),
    ],
  ])('runs instead of %s, without a reload and before the last-known-good one', async (_, loadEntry) => {
    const { loader, left } = setUpLoader({ registry: buildRegistry({ lastKnownGood: previous }), newest, loadEntry })
    expect(await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).toMatchObject({
      Page: BriefsPage,
      release: NEXT,
    })
    expect(left).toEqual([])
  })

  test('a remote that was switched on again runs', async () => {
    const { loader } = setUpLoader({
      registry: buildRegistry({ enabled: false }),
      newest: buildRegistry({ generation: 2 }),
    })
    expect(await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).toMatchObject({
      Page: BriefsPage,
    })
  })

  test('when it fails too, the page goes on as after any failure', async () => {
    const { loader, left } = setUpLoader({ newest, loadEntry: () => Promise.reject(networkError()) })
    void loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
    await settled()
    expect(left).toHaveLength(1)
  })
})

describe('a file that never comes', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const hanging = () => new Promise<never>(() => {})

  test('[A-04] is given up after two tries, without a reload, which would wait as long again', async () => {
    const { loader, left, parts } = setUpLoader({ loadEntry: jest.fn(hanging) })
    const failure = loader
      .loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
      .catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(11_000)
    expect(await failure).toMatchObject({ kind: 'timeout', release: LIVE })
    expect(parts.loadEntry).toHaveBeenCalledTimes(2)
    expect(parts.reports.addFailure).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }))
    expect(left).toEqual([])
  })

  test('[A-04] gives way to the last-known-good release', async () => {
    const loadEntry = jest.fn().mockImplementationOnce(hanging).mockImplementationOnce(hanging)
    loadEntry.mockResolvedValue(manifest)
    const { loader } = setUpLoader({ registry: buildRegistry({ lastKnownGood: previous }), loadEntry })
    const page = loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
    await jest.advanceTimersByTimeAsync(11_000)
    expect(await page).toMatchObject({ Page: BriefsPage, release: 'ffffffffffff' })
  })

  test('[A-04] a hang is counted when the panel stands there', async () => {
    const { loader, parts } = setUpLoader({ loadEntry: jest.fn(hanging) })
    const shown = loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context()).catch(() => {})
    await jest.advanceTimersByTimeAsync(14_000)
    await shown
    expect(parts.reports.addFailure).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }))
  })

  test('[A-04] whatever hangs, the panel is there after 14 seconds, and nothing is reloaded behind it', async () => {
    const loadEntry = jest.fn().mockImplementationOnce(hanging).mockImplementationOnce(hanging)
    loadEntry.mockImplementationOnce(hanging).mockRejectedValue(networkError())
    const { loader, left } = setUpLoader({ registry: buildRegistry({ lastKnownGood: previous }), loadEntry })
    const failure = loader
      .loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
      .catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(14_000)
    expect(await failure).toMatchObject({ kind: 'timeout', release: LIVE })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(left).toEqual([])
  })
})

describe('[P-97] a page that throws while it is shown', () => {
  const page = { name: 'briefs', owner: 'briefs' } as const
  const thrown = new TypeError('thrown by the page')

  test('gives way to the last-known-good release, once', async () => {
    const { loader } = setUpLoader({ registry: buildRegistry({ lastKnownGood: previous }) })
    await loader.loadRemotePage(page, context())
    expect(await loader.recoverFromRender(page, LIVE, thrown)).toBe(true)
    expect(await loader.loadRemotePage(page, context())).toMatchObject({ release: 'ffffffffffff' })
    expect(await loader.recoverFromRender(page, 'ffffffffffff', thrown)).toBe(false)
  })

  test('gives way to a release that has taken its place', async () => {
    const newest = buildRegistry({ generation: 2, release: NEXT, lastKnownGood: previous })
    const { loader } = setUpLoader({ newest })
    await loader.loadRemotePage(page, context())
    expect(await loader.recoverFromRender(page, LIVE, thrown)).toBe(true)
    expect(await loader.loadRemotePage(page, context())).toMatchObject({ release: NEXT })
  })

  test('is final if there is no other release', async () => {
    const { loader } = setUpLoader()
    await loader.loadRemotePage(page, context())
    expect(await loader.recoverFromRender(page, LIVE, thrown)).toBe(false)
  })
})

describe('[P-97] a release that froze a tab of this browser', () => {
  const isFrozen = ({ release }: { release: string }) => release === LIVE

  test('gives way to the last-known-good release without running, and counts as failed', async () => {
    const { loader, parts } = setUpLoader({ registry: buildRegistry({ lastKnownGood: previous }), isFrozen })
    expect(await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).toMatchObject({
      release: 'ffffffffffff',
    })
    expect(parts.loadEntry).toHaveBeenCalledTimes(1)
    expect(parts.loadEntry).toHaveBeenCalledWith('briefs', previous)
    expect(parts.reports.addFailure).toHaveBeenCalledWith(
      expect.objectContaining({ release: LIVE, failure: 'frozen', phase: 'entry' }),
    )
  })

  test('stays closed if there is no other one', async () => {
    const { loader, parts, left } = setUpLoader({ isFrozen })
    await expect(loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).rejects.toMatchObject({
      kind: 'frozen',
      release: LIVE,
    })
    expect(parts.loadEntry).not.toHaveBeenCalled()
    expect(left).toEqual([])
  })
})

describe('[P-97] a start of a release', () => {
  test('is watched from before its code runs until its page is shown', async () => {
    const ends: string[] = []
    const watchStart = jest.fn(() => () => void ends.push('end'))
    const loadEntry = jest.fn(() => {
      expect(watchStart).toHaveBeenCalledTimes(1)
      return Promise.resolve(manifest)
    })
    const { loader } = setUpLoader({ watchStart, loadEntry })
    await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
    expect(watchStart.mock.calls).toEqual(Array.from({ length: 3 }, () => [expect.objectContaining({ release: LIVE })]))
    expect(ends).toHaveLength(2)
    loader.confirmRendered({ name: 'briefs', owner: 'briefs' }, LIVE)
    expect(ends).toHaveLength(3)
  })

  test('ends if its code throws', async () => {
    const end = jest.fn()
    const { loader } = setUpLoader({ watchStart: () => end, loadEntry: () => Promise.reject(new TypeError('broken')) })
    await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context()).catch(() => {})
    expect(end).toHaveBeenCalledTimes(1)
  })
})

describe('what becomes of a visit is reported', () => {
  test('with the time until its code was there', async () => {
    let time = 0
    const { loader, parts } = setUpLoader({ now: () => (time += 70) })
    await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
    expect(parts.reports.addLoad).toHaveBeenCalledWith({
      name: 'briefs',
      release: LIVE,
      page: 'briefs',
      milliseconds: 70,
    })
  })

  test('for each release that took part', async () => {
    const loadEntry = jest.fn().mockRejectedValueOnce(new TypeError('broken')).mockResolvedValue(manifest)
    const { loader, parts } = setUpLoader({ registry: buildRegistry({ lastKnownGood: previous }), loadEntry })
    await loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())
    expect(parts.reports.addFailure).toHaveBeenCalledWith({
      name: 'briefs',
      release: LIVE,
      phase: 'entry',
      failure: 'broken',
    })
    expect(parts.reports.addLoad).toHaveBeenCalledWith(expect.objectContaining({ release: 'ffffffffffff' }))
  })

  test.each([
    ['offline', { isOnline: () => false, loadEntry: () => Promise.reject(networkError()) }],
    ['of a remote that is switched off', { registry: buildRegistry({ enabled: false }) }],
  ])('but nothing when the failure is one %s', async (_, situation) => {
    const { loader, parts } = setUpLoader(situation)
    await expect(loader.loadRemotePage({ name: 'briefs', owner: 'briefs' }, context())).rejects.toBeInstanceOf(
      RemoteLoadError,
    )
    expect(parts.reports.addFailure).not.toHaveBeenCalled()
  })
})
