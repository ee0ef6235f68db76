import { darken, lighten, mix, withAlpha } from '../../color.ts'
import { fillVertical, glow, type Stage } from './stage.ts'

export function drawHills(stage: Stage): void {
  const { width, height, colors, random } = stage
  const far = mix(colors.accent, '#8fa8b8', 0.5)
  fillVertical(stage, [
    [0, mix('#9cc4e4', colors.soft, random.next() * 0.7)],
    [0.6, lighten(colors.soft, 0.5)],
  ])
  glow(stage, width * (0.2 + random.next() * 0.6), height * 0.3, Math.min(width, height) * 0.45, '#fff4cf', 0.9)
  for (let index = 0; index < 5; index += 1) {
    const share = index / 4
    ridge(
      stage,
      height * (0.44 + share * 0.34),
      height * (0.1 - share * 0.05),
      mix(lighten(far, 0.45), darken(mix(colors.deep, '#2f4a3c', 0.5), 0.1), share),
    )
  }
}

export function drawSunset(stage: Stage): void {
  const { context, width, height, colors } = stage
  fillVertical(stage, [
    [0, mix(colors.deep, '#3a2a5c', 0.5)],
    [0.45, mix(colors.accent, '#ef7d6c', 0.6)],
    [0.72, '#ffcf91'],
    [1, '#ffe4b8'],
  ])
  context.fillStyle = '#fff1cf'
  context.beginPath()
  context.arc(width * 0.5, height * 0.62, Math.min(width, height) * 0.16, 0, Math.PI * 2)
  context.fill()
  glow(stage, width * 0.5, height * 0.62, Math.min(width, height) * 0.5, '#ffe7b0', 0.7)
  ridge(stage, height * 0.68, height * 0.06, mix(colors.deep, '#7a4a68', 0.5))
  ridge(stage, height * 0.78, height * 0.05, darken(colors.deep, 0.25))
}

export function drawWaves(stage: Stage): void {
  const { width, height, colors } = stage
  fillVertical(stage, [
    [0, lighten(colors.soft, 0.35)],
    [1, colors.soft],
  ])
  glow(stage, width * 0.7, height * 0.2, Math.min(width, height) * 0.5, '#ffffff', 0.7)
  for (let index = 0; index < 6; index += 1) {
    ridge(
      stage,
      height * (0.34 + index * 0.11),
      height * 0.06,
      mix(mix(colors.soft, colors.accent, 0.15), mix(colors.accent, colors.deep, 0.35), index / 5),
    )
  }
}

export function drawSky(stage: Stage): void {
  const { context, width, height, colors, random } = stage
  fillVertical(stage, [
    [0, mix('#4d9fe0', colors.accent, 0.3)],
    [1, lighten(colors.soft, 0.5)],
  ])
  for (let cloud = 0; cloud < 6; cloud += 1) {
    const x = random.next() * width
    const y = height * (0.08 + random.next() * 0.6)
    const size = Math.min(width, height) * (0.05 + random.next() * 0.07)
    context.fillStyle = `rgba(255,255,255,${0.5 + random.next() * 0.35})`
    for (const [dx, dy, radius] of [
      [-1.3, 0.2, 0.7],
      [-0.5, -0.25, 1],
      [0.5, -0.1, 0.9],
      [1.3, 0.25, 0.6],
      [0, 0.3, 0.9],
    ] as const) {
      context.beginPath()
      context.arc(x + dx * size, y + dy * size, radius * size, 0, Math.PI * 2)
      context.fill()
    }
  }
  ridge(stage, height * 0.82, height * 0.03, mix('#86b26a', colors.accent, 0.3))
}

export function drawCity(stage: Stage): void {
  const { context, width, height, colors, random } = stage
  fillVertical(stage, [
    [0, mix(colors.deep, '#1b2340', 0.5)],
    [0.75, mix(colors.accent, '#f2a07b', 0.5)],
    [1, '#ffd9ac'],
  ])
  for (const depth of [0, 1, 2]) {
    const color = mix(mix(colors.accent, '#8a86a8', 0.6), mix(colors.deep, '#12162a', 0.6), depth / 2)
    for (let x = -width * 0.05; x < width;) {
      const building = width * (0.06 + random.next() * 0.1)
      const top = height * (0.34 + depth * 0.14 + random.next() * 0.2)
      context.fillStyle = color
      context.fillRect(x, top, building + 1, height - top)
      lightWindows(stage, x, top, building)
      x += building
    }
  }
  fillVertical(
    stage,
    [
      [0, mix(colors.deep, '#20243a', 0.5)],
      [1, '#0f1220'],
    ],
    height * 0.86,
    height,
  )
}

function lightWindows(stage: Stage, x: number, top: number, building: number): void {
  const { context, height, random } = stage
  const cell = building / 5
  context.fillStyle = withAlpha('#ffe2a0', 0.55)
  for (let row = 1; top + row * cell * 1.4 < height * 0.86; row += 1) {
    for (let column = 1; column < 5; column += 2) {
      if (random.chance(0.35)) {
        context.fillRect(x + column * cell, top + row * cell * 1.4, cell * 0.8, cell * 0.8)
      }
    }
  }
}

/** A curved line of hills from edge to edge, filled down to the bottom. */
function ridge(stage: Stage, y: number, swing: number, color: string): void {
  const { context, width, height, random } = stage
  const phase = random.next() * Math.PI * 2
  const waves = 1.2 + random.next() * 1.6
  context.beginPath()
  context.moveTo(0, height)
  for (let step = 0; step <= 40; step += 1) {
    const share = step / 40
    const lift = Math.sin(share * Math.PI * waves + phase) + 0.4 * Math.sin(share * Math.PI * waves * 2.3 + phase * 2)
    context.lineTo(share * width, y - lift * swing)
  }
  context.lineTo(width, height)
  context.fillStyle = color
  context.fill()
}
