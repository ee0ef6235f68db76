import { act, renderHook } from '@testing-library/react'
import { useCopiedFlag } from './use-copied-flag.ts'

function fakeClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('[A-14] the copied flag goes away after 1500 ms', async () => {
  const writeText = jest.fn(async () => {})
  fakeClipboard(writeText)
  const { result } = renderHook(() => useCopiedFlag())
  await act(() => result.current.copy('Stop wasting mornings'))
  expect(writeText).toHaveBeenCalledWith('Stop wasting mornings')
  expect(result.current.state).toBe('copied')

  act(() => jest.advanceTimersByTime(1499))
  expect(result.current.state).toBe('copied')
  act(() => jest.advanceTimersByTime(1))
  expect(result.current.state).toBe('idle')
})

test('[A-14] copying again starts the 1500 ms again', async () => {
  fakeClipboard(async () => {})
  const { result } = renderHook(() => useCopiedFlag())
  await act(() => result.current.copy('one'))
  act(() => jest.advanceTimersByTime(1000))
  await act(() => result.current.copy('two'))
  act(() => jest.advanceTimersByTime(1000))
  expect(result.current.state).toBe('copied')
})

test('a refused clipboard is said', async () => {
  fakeClipboard(() => Promise.reject(new Error('denied')))
  const { result } = renderHook(() => useCopiedFlag())
  await act(() => result.current.copy('one'))
  expect(result.current.state).toBe('failed')
})

test('a page without a clipboard says so instead of breaking', async () => {
  const { result } = renderHook(() => useCopiedFlag())
  await act(() => result.current.copy('one'))
  expect(result.current.state).toBe('failed')
})
