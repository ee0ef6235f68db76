import { QueryClient } from '@tanstack/react-query'
import type * as timing from './after-first-content.ts'
import { afterQueries } from './after-queries.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A copy of its own, as each page has one. */
async function loadModule(): Promise<typeof timing> {
  let loaded: Promise<typeof timing> | undefined
  jest.isolateModules(() => {
    loaded = import('./after-first-content.ts')
  })
  if (loaded === undefined) {
    throw new Error('The module was not loaded.')
  }
  return loaded
}

describe('[P-83] what can wait', () => {
  test('waits for the first page, which the frame that the server has painted is not', async () => {
    const { afterFirstContent, confirmContentShown } = await loadModule()
    const run = jest.fn()
    afterFirstContent(run)
    await jest.advanceTimersByTimeAsync(1000)
    expect(run).not.toHaveBeenCalled()
    confirmContentShown()
    await jest.advanceTimersByTimeAsync(100)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('comes at last also where no page does', async () => {
    const { afterFirstContent } = await loadModule()
    const run = jest.fn()
    afterFirstContent(run)
    await jest.advanceTimersByTimeAsync(8000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('lets the page’s first answers go before, but not for ever', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const answer = Promise.withResolvers<string>()
    void queryClient.prefetchQuery({ queryKey: ['rows'], queryFn: () => answer.promise })
    const run = jest.fn()
    afterQueries(queryClient, run)
    await jest.advanceTimersByTimeAsync(1000)
    expect(run).not.toHaveBeenCalled()
    answer.resolve('rows')
    await jest.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(1)

    void queryClient.prefetchQuery({ queryKey: ['never'], queryFn: () => new Promise<string>(() => {}) })
    afterQueries(queryClient, run)
    await jest.advanceTimersByTimeAsync(3000)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('runs at once where nothing is on its way', () => {
    const run = jest.fn()
    afterQueries(new QueryClient(), run)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
