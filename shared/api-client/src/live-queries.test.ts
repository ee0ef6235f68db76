import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { changesWith, refreshChanged } from './live-queries.ts'

describe('[F-02] queries that live with the workspace', () => {
  let queryClient: QueryClient
  const isStale = (name: string) => queryClient.getQueryState([name])?.isInvalidated

  beforeEach(() => {
    queryClient = new QueryClient()
    queryClient.setQueryDefaults(['boards'], { meta: changesWith('boards') })
    queryClient.setQueryDefaults(['both'], { meta: changesWith('boards', 'saved-ads') })
    for (const name of ['boards', 'both', 'plain']) {
      queryClient.setQueryData([name], 1)
    }
  })
  afterEach(() => queryClient.clear())

  test('only what shows the changed part is asked again', () => {
    refreshChanged(queryClient, ['saved-ads'])
    expect(['boards', 'both', 'plain'].map(isStale)).toEqual([false, true, false])
    refreshChanged(queryClient, ['boards', 'shares'])
    expect(['boards', 'both', 'plain'].map(isStale)).toEqual([true, true, false])
  })

  test('it waits until the own change has been answered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const change = new MutationObserver(queryClient, { mutationFn: () => promise }).mutate()
    refreshChanged(queryClient, ['boards'])
    expect(isStale('boards')).toBe(false)
    resolve()
    await change
    expect(isStale('boards')).toBe(true)
  })
})
