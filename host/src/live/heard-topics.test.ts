import { act, renderHook } from '@testing-library/react'
import { hearTopics, useHasHeard } from './heard-topics.ts'

test('[F-02] what wakes on a topic sleeps until the topic changes; what names none is awake at once', () => {
  const images = renderHook(() => useHasHeard('generations'))
  const boards = renderHook(() => useHasHeard(undefined))
  expect([images.result.current, boards.result.current]).toEqual([false, true])
  act(() => hearTopics(['briefs']))
  expect(images.result.current).toBe(false)
  act(() => hearTopics(['generations', 'credits']))
  expect(images.result.current).toBe(true)
  expect(renderHook(() => useHasHeard('generations')).result.current).toBe(true)
})
