import type { SeededRandom } from '../../seeded-random.ts'
import { withAlpha } from '../../color.ts'
import type { Palette } from '../../look.ts'

export interface Stage {
  context: CanvasRenderingContext2D
  width: number
  height: number
  colors: Palette
  random: SeededRandom
}

/** Fills everything with a vertical gradient. */
export function fillVertical(
  stage: Stage,
  stops: readonly (readonly [number, string])[],
  top = 0,
  bottom = stage.height,
): void {
  const gradient = stage.context.createLinearGradient(0, top, 0, bottom)
  for (const [offset, color] of stops) {
    gradient.addColorStop(offset, color)
  }
  stage.context.fillStyle = gradient
  stage.context.fillRect(0, top, stage.width, bottom - top)
}

/** A soft round light. */
export function glow(stage: Stage, x: number, y: number, radius: number, color: string, alpha: number): void {
  const gradient = stage.context.createRadialGradient(x, y, 0, x, y, radius)
  gradient.addColorStop(0, withAlpha(color, alpha))
  gradient.addColorStop(1, withAlpha(color, 0))
  stage.context.fillStyle = gradient
  stage.context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}
