import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useStageView } from './use-stage-view.ts'

/** The stage as the editor has it: a canvas in a room that scrolls. */
function Stage() {
  const view = useStageView({ width: 1080, height: 1080 })
  return (
    <div ref={view.scroller} data-testid="room" {...view.handlers}>
      <div ref={view.stage} data-testid="canvas" />
      <output>{view.zoom.toFixed(2)}</output>
    </div>
  )
}

const zoom = () => Number(screen.getByRole('status').textContent)
const room = () => screen.getByTestId('room')

let resize = () => {}

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => {}
  globalThis.ResizeObserver = class {
    observe = () => {}
    unobserve = () => {}
    disconnect = () => {}
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this)
    }
  }
  render(<Stage />)
})

function gesture(type: string, scale: number): boolean {
  const event = Object.assign(createEvent(type, room(), { bubbles: true, cancelable: true }), {
    scale,
    clientX: 200,
    clientY: 200,
  })
  return fireEvent(room(), event)
}

type Touch = [type: 'pointerdown' | 'pointermove' | 'pointerup', pointerId: number, x: number, y: number]

/** jsdom has no `PointerEvent`. */
function touch(target: HTMLElement, ...touches: readonly Touch[]): void {
  for (const [type, pointerId, clientX, clientY] of touches) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY })
    fireEvent(target, Object.assign(event, { pointerId, pointerType: 'touch' }))
  }
}

describe('[P-92] the stage', () => {
  test('zooms with a pinch on a trackpad in Safari, and the page does not', () => {
    const before = zoom()
    const isLeftToThePage = [
      gesture('gesturestart', 1),
      gesture('gesturechange', 1.5),
      gesture('gesturechange', 2),
      gesture('gestureend', 2),
    ]
    expect(zoom()).toBeCloseTo(before * 2)
    expect(isLeftToThePage).toEqual([false, false, false, false])
    gesture('gesturestart', 1)
    gesture('gesturechange', 0.5)
    expect(zoom()).toBeCloseTo(before)
  })

  test('zooms by the spread of two fingers, once, where Safari sends gestures for them too', () => {
    const before = zoom()
    touch(screen.getByTestId('canvas'), ['pointerdown', 1, 100, 100], ['pointerdown', 2, 200, 100])
    gesture('gesturestart', 1)
    touch(screen.getByTestId('canvas'), ['pointermove', 2, 300, 100])
    gesture('gesturechange', 2)
    expect(zoom()).toBeCloseTo(before * 2)
  })

  test('scrolls with two fingers that stay apart', () => {
    Object.assign(room(), { scrollLeft: 500, scrollTop: 500 })
    const before = zoom()
    touch(
      screen.getByTestId('canvas'),
      ['pointerdown', 1, 100, 100],
      ['pointerdown', 2, 200, 100],
      ['pointermove', 1, 100, 140],
      ['pointermove', 2, 200, 140],
    )
    expect(room().scrollTop).toBeCloseTo(460, -1)
    expect(zoom()).toBeCloseTo(before, 1)
  })

  test('scrolls with one finger beside the canvas, which on the canvas drags a layer', () => {
    Object.assign(room(), { scrollLeft: 500, scrollTop: 500 })
    const drag = (target: HTMLElement) =>
      touch(target, ['pointerdown', 1, 100, 100], ['pointermove', 1, 70, 60], ['pointerup', 1, 70, 60])
    drag(screen.getByTestId('canvas'))
    expect([room().scrollLeft, room().scrollTop]).toEqual([500, 500])
    drag(room())
    expect([room().scrollLeft, room().scrollTop]).toEqual([530, 540])
  })

  test('fits again in a stage of another size, until somebody chooses a zoom', () => {
    const setSize = (side: number) => {
      Object.defineProperties(room(), {
        clientWidth: { value: side, configurable: true },
        clientHeight: { value: side, configurable: true },
      })
      act(() => resize())
    }
    setSize(596)
    expect(zoom()).toBeCloseTo(0.5)
    setSize(326)
    expect(zoom()).toBeCloseTo(0.25)
    gesture('gesturestart', 1)
    gesture('gesturechange', 2)
    setSize(596)
    expect(zoom()).toBeCloseTo(0.5)
    setSize(326)
    expect(zoom()).toBeCloseTo(0.5)
  })
})
