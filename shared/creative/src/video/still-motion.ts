import type { Size } from '../formats.ts'
import type { Placing } from './frame-plan.ts'
import type { StillMotion } from './video-project.ts'

/** How much larger than the canvas a moving image is at most. Half of the rest is free at each side, so that no edge comes into view. */
export const STILL_SCALE = 1.14

const PANS = { pan_left: [-1, 0], pan_right: [1, 0], pan_up: [0, -1], pan_down: [0, 1] } as const

/**
 * The place of an image that moves slowly behind a scene. The image covers the canvas at each moment.
 * @param share how much of the scene has passed, from 0 to 1
 * @param focus the point that a zoom stays on, in drawing units
 */
export function placeStill(motion: StillMotion, share: number, canvas: Size, focus: { x: number; y: number }): Placing {
  const middle = { x: canvas.width / 2, y: canvas.height / 2 }
  const still = { opacity: 1, x: 0, y: 0, scale: 1, origin: middle }
  switch (motion) {
    case 'none':
      return still
    case 'zoom_in':
      return { ...still, scale: 1 + (STILL_SCALE - 1) * share, origin: focus }
    case 'zoom_out':
      return { ...still, scale: STILL_SCALE - (STILL_SCALE - 1) * share, origin: focus }
    case 'pan_left':
    case 'pan_right':
    case 'pan_up':
    case 'pan_down': {
      const [alongX, alongY] = PANS[motion]
      const free = (STILL_SCALE - 1) / 2
      const way = (share - 0.5) * 2 * free
      return { ...still, scale: STILL_SCALE, x: way * alongX * canvas.width, y: way * alongY * canvas.height }
    }
  }
}
