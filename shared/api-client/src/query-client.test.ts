import { ApiError, apiErrorFrom, NetworkError } from './api-error.ts'
import { createQueryClient, retryDelayMs, retryQuery } from './query-client.ts'

describe('the query defaults', () => {
  test('[A-18] a failed query is repeated three times', () => {
    const failure = new NetworkError(new TypeError('refused'))
    expect([0, 1, 2, 3].map((failures) => retryQuery(failures, failure))).toEqual([true, true, true, false])
  })

  test('[A-18] the wait doubles from 1 s up to 30 s', () => {
    const failure = new NetworkError(new TypeError('refused'))
    expect([0, 1, 2, 3, 4, 5, 6].map((attempt) => retryDelayMs(attempt, failure))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ])
  })

  test('[P-89] a server with too much to do is asked again after the time that it names', async () => {
    const answer = Response.json({ message: 'Too much' }, { status: 503, headers: { 'retry-after': '3' } })
    const refusal = await apiErrorFrom(answer)
    expect([0, 1, 2].map((attempt) => retryDelayMs(attempt, refusal))).toEqual([3000, 3000, 4000])
    expect(retryDelayMs(0, new ApiError(429, 'No', { retryAfterMs: 3_600_000 }))).toBe(30_000)
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
