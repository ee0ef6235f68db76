import { act, renderHook, waitFor } from '@testing-library/react'
import { useStagedCount } from './use-staged-count.ts'

test('[P-83] nothing begins before the list is there, then one comes after the other', async () => {
  const counts: number[] = []
  const { rerender } = renderHook(
    ({ isReady }) => {
      const count = useStagedCount(3, isReady)
      counts.push(count)
      return count
    },
    { initialProps: { isReady: false } },
  )
  expect(counts.every((count) => count === 0)).toBe(true)
  rerender({ isReady: true })
  await waitFor(() => expect(counts.at(-1)).toBe(3))
  expect([...new Set(counts)]).toEqual([0, 1, 2, 3])
})

test('where the list is there from the start, all are', () => {
  expect(renderHook(() => useStagedCount(3, true)).result.current).toBe(3)
})

test('a list that takes long does not keep them away', async () => {
  jest.useFakeTimers()
  const { result } = renderHook(() => useStagedCount(2, false))
  await act(() => jest.advanceTimersByTimeAsync(1900))
  expect(result.current).toBe(0)
  for (let frame = 0; frame < 10; frame += 1) {
    await act(() => jest.advanceTimersByTimeAsync(100))
  }
  expect(result.current).toBe(2)
  jest.useRealTimers()
})
