import { createSeededRandom } from '../../seeded-random.ts'
import { darken, lighten, mix, withAlpha } from '../../color.ts'
import type { BackdropKind } from '../../picture.ts'
import { drawCity, drawHills, drawSky, drawSunset, drawWaves } from './outdoor-backdrops.ts'
import { fillVertical, glow, type Stage } from './stage.ts'

/** The height at which a product stands on a backdrop, as a share of the backdrop's height. */
const FLOORS: Readonly<Record<BackdropKind, number>> = {
  studio: 0.84,
  podium: 0.76,
  arch: 0.85,
  window: 0.84,
  hills: 0.9,
  sunset: 0.9,
  bokeh: 0.86,
  rays: 0.86,
  waves: 0.86,
  shelf: 0.8,
  tiles: 0.84,
  sky: 0.88,
  city: 0.9,
}

const DRAWERS: Readonly<Record<BackdropKind, (stage: Stage) => void>> = {
  studio: drawStudio,
  podium: drawPodium,
  arch: drawArch,
  window: drawWindow,
  hills: drawHills,
  sunset: drawSunset,
  bokeh: drawBokeh,
  rays: drawRays,
  waves: drawWaves,
  shelf: drawShelf,
  tiles: drawTiles,
  sky: drawSky,
  city: drawCity,
}

/** Fills 0,0–width,height with a backdrop for a product; returns the position of its floor. */
export function drawBackdrop(kind: BackdropKind, seed: string, stage: Omit<Stage, 'random'>): { floor: number } {
  DRAWERS[kind]({ ...stage, random: createSeededRandom(`backdrop:${seed}`) })
  return { floor: FLOORS[kind] * stage.height }
}

function wallColor(stage: Stage): string {
  const { colors, random } = stage
  return random.pick([
    colors.soft,
    mix(colors.soft, colors.accent, 0.22),
    mix(colors.paper, colors.soft, 0.6),
    mix(colors.soft, colors.deep, 0.2),
  ])
}

function drawStudio(stage: Stage): void {
  const { width, height } = stage
  const wall = wallColor(stage)
  fillVertical(stage, [
    [0, darken(wall, 0.1)],
    [0.66, lighten(wall, 0.2)],
    [0.7, darken(wall, 0.05)],
    [1, lighten(wall, 0.12)],
  ])
  glow(stage, width * 0.4, height * 0.45, Math.max(width, height) * 0.6, '#ffffff', 0.5)
}

function drawPodium(stage: Stage): void {
  const { context, width, height } = stage
  drawStudio(stage)
  const color = mix(stage.colors.soft, stage.colors.accent, stage.random.pick([0.25, 0.5, 0.75]))
  const radius = Math.min(width, height) * 0.4
  const top = height * 0.75
  const side = context.createLinearGradient(width / 2 - radius, 0, width / 2 + radius, 0)
  side.addColorStop(0, darken(color, 0.05))
  side.addColorStop(0.25, lighten(color, 0.2))
  side.addColorStop(1, darken(color, 0.35))
  context.fillStyle = side
  context.fillRect(width / 2 - radius, top, radius * 2, height)
  context.fillStyle = lighten(color, 0.22)
  context.beginPath()
  context.ellipse(width / 2, top, radius, radius * 0.14, 0, 0, Math.PI * 2)
  context.fill()
}

function drawArch(stage: Stage): void {
  const { context, width, height, colors } = stage
  drawStudio(stage)
  const radius = Math.min(width * 0.36, height * 0.36)
  const base = height * 0.8
  const color = stage.random.pick([
    mix(colors.soft, colors.accent, 0.55),
    mix(colors.accent, colors.deep, 0.2),
    mix(colors.soft, colors.deep, 0.45),
  ])
  const top = Math.max(height * 0.12 + radius, base - height * 0.42)
  context.fillStyle = color
  context.beginPath()
  context.moveTo(width / 2 - radius, base)
  context.lineTo(width / 2 - radius, top)
  context.arc(width / 2, top, radius, Math.PI, 0)
  context.lineTo(width / 2 + radius, base)
  context.fill()
  fillVertical(
    stage,
    [
      [0, darken(colors.soft, 0.12)],
      [1, lighten(colors.soft, 0.3)],
    ],
    base,
    height,
  )
  glow(stage, width * 0.3, height * 0.25, Math.min(width, height) * 0.5, '#ffffff', 0.35)
}

function drawWindow(stage: Stage): void {
  const { context, width, height } = stage
  drawStudio(stage)
  context.save()
  context.translate(width * 0.62, height * 0.34)
  context.transform(1, -0.32, 0.22, 1, 0, 0)
  const pane = Math.min(width, height) * 0.23
  context.fillStyle = 'rgba(255,250,235,0.5)'
  for (const [column, row] of [
    [-1, -1],
    [0, -1],
    [-1, 0],
    [0, 0],
  ] as const) {
    context.fillRect(column * pane * 1.08, row * pane * 1.4, pane, pane * 1.32)
  }
  context.restore()
  const leaf = withAlpha(darken(stage.colors.deep, 0.1), 0.14)
  for (let index = 0; index < 11; index += 1) {
    drawLeafShadow(stage, leaf, index)
  }
}

function drawLeafShadow(stage: Stage, color: string, index: number): void {
  const { context, width, height } = stage
  const length = Math.min(width, height) * 0.34
  context.save()
  context.translate(width * 1.02, height * 0.06)
  context.rotate(Math.PI * (0.5 + index * 0.055) + stage.random.next() * 0.05)
  context.fillStyle = color
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(length * 0.6, -length * 0.12, length * (1 + stage.random.next() * 0.6), 0)
  context.quadraticCurveTo(length * 0.6, length * 0.12, 0, 0)
  context.fill()
  context.restore()
}

function drawBokeh(stage: Stage): void {
  const { context, width, height, colors, random } = stage
  fillVertical(stage, [
    [0, mix(colors.deep, '#101218', 0.35)],
    [0.7, mix(colors.deep, colors.accent, 0.35)],
    [1, darken(colors.deep, 0.3)],
  ])
  for (let index = 0; index < 26; index += 1) {
    const radius = Math.min(width, height) * (0.02 + random.next() * 0.07)
    context.fillStyle = withAlpha(
      random.pick([colors.accent, colors.soft, '#ffffff', '#ffd9a0']),
      0.06 + random.next() * 0.16,
    )
    context.beginPath()
    context.arc(random.next() * width, random.next() * height * 0.75, radius, 0, Math.PI * 2)
    context.fill()
  }
  glow(stage, width / 2, height * 0.8, width * 0.6, colors.accent, 0.35)
}

function drawRays(stage: Stage): void {
  const { context, width, height, colors, random } = stage
  const [one, two] = random.pick([
    [colors.accent, lighten(colors.accent, 0.16)],
    [colors.soft, lighten(colors.soft, 0.4)],
    [colors.deep, lighten(colors.deep, 0.1)],
  ] as const)
  context.fillStyle = one
  context.fillRect(0, 0, width, height)
  context.fillStyle = two
  const reach = Math.hypot(width, height)
  for (let ray = 0; ray < 14; ray += 1) {
    const angle = (ray / 14) * Math.PI * 2
    context.beginPath()
    context.moveTo(width / 2, height * 0.52)
    context.arc(width / 2, height * 0.52, reach, angle, angle + Math.PI / 14)
    context.fill()
  }
  glow(stage, width / 2, height * 0.52, Math.min(width, height) * 0.55, '#ffffff', 0.4)
}

function drawShelf(stage: Stage): void {
  const { context, width, height, colors, random } = stage
  const wall = wallColor(stage)
  fillVertical(stage, [
    [0, lighten(wall, 0.08)],
    [1, darken(wall, 0.08)],
  ])
  glow(stage, width * 0.25, height * 0.2, Math.min(width, height) * 0.7, '#fff6e0', 0.5)
  const frame = Math.min(width, height) * 0.2
  context.fillStyle = withAlpha('#ffffff', 0.6)
  context.fillRect(width * 0.1, height * 0.12, frame, frame * 1.3)
  context.fillStyle = mix(colors.accent, colors.soft, 0.5)
  context.fillRect(width * 0.1 + frame * 0.12, height * 0.12 + frame * 0.12, frame * 0.76, frame * 1.06)
  context.fillStyle = lighten(colors.accent, 0.55)
  context.beginPath()
  context.arc(width * 0.1 + frame / 2, height * 0.12 + frame * 0.6, frame * 0.22, 0, Math.PI * 2)
  context.fill()
  const wood = random.pick(['#b98a5e', '#8d6546', '#d9b98e', '#6d4f3b'])
  fillVertical(
    stage,
    [
      [0, lighten(wood, 0.18)],
      [0.12, wood],
      [1, darken(wood, 0.3)],
    ],
    height * 0.74,
    height,
  )
}

function drawTiles(stage: Stage): void {
  const { context, width, height } = stage
  const color = wallColor(stage)
  const side = Math.min(width, height) / 6
  context.fillStyle = darken(color, 0.1)
  context.fillRect(0, 0, width, height)
  for (let row = 0; row * side < height * 0.72; row += 1) {
    for (let column = -1; column * side < width; column += 1) {
      context.fillStyle = mix(lighten(color, 0.12), darken(color, 0.06), stage.random.next())
      context.fillRect(column * side + (row % 2) * (side / 2) + 2, row * side + 2, side - 4, side - 4)
    }
  }
  fillVertical(
    stage,
    [
      [0, '#f3efe9'],
      [1, '#cfc8be'],
    ],
    height * 0.72,
    height,
  )
  glow(stage, width * 0.35, height * 0.3, Math.min(width, height) * 0.7, '#ffffff', 0.4)
}
