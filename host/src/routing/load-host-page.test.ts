import { reloadMemory } from '../remotes/page-reload-memory.ts'
import { pageReports } from '../remotes/page-reports.ts'
import { reloadPage } from '../session/load-address.ts'
import { placeRegistry } from '../testing/place-registry.ts'
import { loadHostPage } from './load-host-page.ts'

jest.mock('../session/load-address.ts', () => ({ reloadPage: jest.fn() }))

const reload = jest.mocked(reloadPage)
const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
const failing = () => Promise.reject(lost)
const Page = () => null

beforeAll(() => placeRegistry())
beforeEach(() => {
  reloadMemory.clear('host')
  sessionStorage.clear()
  reload.mockClear()
})
afterEach(() => jest.restoreAllMocks())

/** Whether a promise has neither given nor thrown anything. */
async function isOpen(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open')
  return (await Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve(open)))])) === open
}

describe('[A-04] a page of the host whose chunk does not come', () => {
  test('reloads the document once and is counted, and the next time its failure is thrown', async () => {
    const addFailure = jest.spyOn(pageReports, 'addFailure').mockImplementation(() => {})
    expect(await isOpen(loadHostPage(failing))).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(addFailure).toHaveBeenCalledWith({
      name: 'host',
      release: 'aaaaaaaaaaaa',
      phase: 'page',
      failure: 'network',
    })
    await expect(loadHostPage(failing)).rejects.toBe(lost)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('may reload again after a page of the host has come', async () => {
    jest.spyOn(pageReports, 'addFailure').mockImplementation(() => {})
    expect(await isOpen(loadHostPage(failing))).toBe(true)
    expect(await loadHostPage(() => Promise.resolve({ Page }))).toEqual({ Page })
    expect(await isOpen(loadHostPage(failing))).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('is thrown at once while there is no connection, and not counted', async () => {
    const addFailure = jest.spyOn(pageReports, 'addFailure').mockImplementation(() => {})
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await expect(loadHostPage(failing)).rejects.toBe(lost)
    expect(reload).not.toHaveBeenCalled()
    expect(addFailure).not.toHaveBeenCalled()
  })
})
