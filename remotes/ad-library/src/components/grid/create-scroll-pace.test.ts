import { createScrollPace } from './create-scroll-pace.ts'

/** Scrolls by so many px in each of 10 frames. */
function scroll(pace: ReturnType<typeof createScrollPace>, step: number): void {
  for (let frame = 0; frame < 10; frame += 1) {
    pace.move(frame * step, frame * 16)
  }
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

describe('createScrollPace', () => {
  test('[F-01] tells a fling from scrolling in which images can be looked at', () => {
    const pace = createScrollPace()
    scroll(pace, 40)
    expect(pace.isFast()).toBe(false)
    scroll(pace, 133)
    expect(pace.isFast()).toBe(true)
  })

  test('[F-01] takes a jump to another place for no fling', () => {
    const pace = createScrollPace()
    pace.move(0, 0)
    pace.move(50_000, 500)
    expect(pace.isFast()).toBe(false)
  })

  test('[F-01] gives a few turns a frame once the list is calm, and none to what has gone meanwhile', () => {
    const pace = createScrollPace()
    scroll(pace, 133)
    const calls = Array.from({ length: 10 }, () => jest.fn())
    const [takeBack] = calls.map((call) => pace.whenCalm(call))
    takeBack?.()
    jest.advanceTimersByTime(100)
    expect(calls.filter((call) => call.mock.calls.length > 0)).toHaveLength(0)
    jest.advanceTimersByTime(40)
    expect(calls.filter((call) => call.mock.calls.length > 0)).toHaveLength(6)
    jest.advanceTimersByTime(20)
    expect(calls.map((call) => call.mock.calls.length)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 1])
  })

  test('[F-01] gives a turn at once where nothing moves', () => {
    const call = jest.fn()
    createScrollPace().whenCalm(call)
    jest.advanceTimersByTime(20)
    expect(call).toHaveBeenCalledTimes(1)
  })
})
