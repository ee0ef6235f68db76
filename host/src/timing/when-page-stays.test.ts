import { createLeaveWatch } from './when-page-stays.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function isStaying(whenPageStays: () => Promise<void>): Promise<boolean> {
  return Promise.race([whenPageStays().then(() => true), Promise.resolve().then(() => false)])
}

test('[P-92] a page stays until it is left', async () => {
  const page = new EventTarget()
  const whenPageStays = createLeaveWatch(page as Window)
  expect(await isStaying(whenPageStays)).toBe(true)
})

test.each(['beforeunload', 'pagehide'])(
  '[P-92] after %s a page stays when the navigation has become a download or was stopped: some seconds later',
  async (event) => {
    const page = new EventTarget()
    const whenPageStays = createLeaveWatch(page as Window)
    page.dispatchEvent(new Event(event))
    expect(await isStaying(whenPageStays)).toBe(false)
    await jest.advanceTimersByTimeAsync(2999)
    expect(await isStaying(whenPageStays)).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(await isStaying(whenPageStays)).toBe(true)
  },
)
