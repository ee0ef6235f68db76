import { ApiError, NetworkError } from './api-error.ts'
import { createQueryClient, retryDelayMs, retryQuery } from './query-client.ts'

describe('the query defaults', () => {
  test('[A-18] a failed query is repeated three times', () => {
    const failure = new NetworkError(new TypeError('refused'))
    expect([0, 1, 2, 3].map((failures) => retryQuery(failures, failure))).toEqual([true, true, true, false])
  })

  test('[A-18] the wait doubles from 1 s up to 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  test('[A-18] mutations are not repeated and answers stay five minutes in the cache', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions()
    expect(mutations?.retry).toBe(0)
    expect(queries?.gcTime).toBe(300_000)
    expect([queries?.retry, queries?.retryDelay]).toEqual([retryQuery, retryDelayMs])
  })

  test.each([
    [400, false],
    [404, false],
    [422, false],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
  ])('a %i is asked again: %s', (status, again) => {
    expect(retryQuery(0, new ApiError(status, 'No'))).toBe(again)
  })
})
