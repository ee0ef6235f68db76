import { createSeededRandom } from '../../seeded-random.ts'
import { darken, lighten, mix, withAlpha } from '../../color.ts'
import type { Palette } from '../../look.ts'

/**
 * Draws an app's screen, filling the box: a header, a figure with a chart, a list, a bar of tabs. Words are shown as bars,
 * as a screenshot in an ad is too small to be read.
 */
export function drawScreen(
  context: CanvasRenderingContext2D,
  box: { width: number; height: number; colors: Palette; seed: string },
): void {
  const { width, height, colors } = box
  const random = createSeededRandom(`screen:${box.seed}`)
  const unit = width / 100
  const block = (x: number, y: number, w: number, h: number, color: string, radius = 2) => {
    context.fillStyle = color
    context.beginPath()
    context.roundRect(x * unit, y * unit, w * unit, h * unit, radius * unit)
    context.fill()
  }
  const ink = mix(colors.deep, '#20242c', 0.4)
  block(0, 0, 100, height / unit, lighten(colors.soft, 0.72), 0)
  block(0, 0, 100, 62, colors.accent, 0)
  const glow = context.createLinearGradient(0, 0, width, 62 * unit)
  glow.addColorStop(0, withAlpha('#ffffff', 0.22))
  glow.addColorStop(1, withAlpha(darken(colors.deep, 0.2), 0.55))
  context.fillStyle = glow
  context.fillRect(0, 0, width, 62 * unit)
  block(8, 18, 22, 4, withAlpha('#ffffff', 0.75))
  block(8, 26, 44, 8, '#ffffff')
  block(80, 17, 12, 12, withAlpha('#ffffff', 0.35), 6)
  block(6, 42, 88, 46, '#ffffff', 5)
  block(12, 49, 20, 3.4, withAlpha(ink, 0.45))
  block(12, 55, 30, 6, ink)
  const columns = Array.from({ length: 9 }, () => 6 + random.next() * 18)
  columns.forEach((size, index) => {
    block(
      12 + index * 8.6,
      84 - size,
      5.4,
      size,
      index === 6 ? colors.accent : mix(colors.accent, '#ffffff', 0.68),
      1.6,
    )
  })
  for (let row = 0; 94 + row * 22 < height / unit - 20; row += 1) {
    const y = 94 + row * 22
    block(6, y, 88, 18, '#ffffff', 4)
    block(11, y + 4, 10, 10, random.pick([colors.accent, colors.deep, mix(colors.soft, colors.accent, 0.5)]), 5)
    block(26, y + 5, 18 + random.next() * 22, 3.4, ink)
    block(26, y + 10.5, 14 + random.next() * 22, 2.6, withAlpha(ink, 0.35))
    block(76, y + 7, 13, 4, random.pick([colors.accent, withAlpha(ink, 0.6)]))
  }
  const bottom = height / unit
  block(0, bottom - 15, 100, 15, '#ffffff', 0)
  for (const tab of [0, 1, 2, 3]) {
    block(12 + tab * 22, bottom - 11, 7, 7, tab === 0 ? colors.accent : withAlpha(ink, 0.22), 2.4)
  }
}
