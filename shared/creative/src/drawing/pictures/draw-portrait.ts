import { createSeededRandom } from '../../seeded-random.ts'
import { darken, lighten, mix } from '../../color.ts'
import type { Palette } from '../../look.ts'

const SKINS = ['#f2c9a8', '#e0a983', '#c68a62', '#8f5a3c', '#6b4230', '#f6d7c0'] as const
const HAIR = ['#2b211d', '#4b3328', '#8a5a36', '#c9a067', '#1c1c22', '#8d8d92', '#a8452c'] as const

/** Hair behind and in front of a head at (100, 88) with a radius of about 34, in a box of 200 × 200. */
const STYLES = [
  {
    back: 'M58 92q-6-56 42-56t42 56l6 62q-20 10-34 4v-60h-28v60q-14 6-34-4z',
    front: 'M64 88q2-40 40-40q30 2 32 36q-26-2-38-20q-8 18-34 24z',
  },
  { back: '', front: 'M64 84q-4-40 36-40q40 0 36 40q-4-16-14-22q-26 8-44-2q-12 8-14 24z' },
  { back: 'M100 24a18 18 0 1 1 0 34a18 18 0 1 1 0-34z', front: 'M64 86q0-38 36-38t36 38q-6-22-36-22t-36 22z' },
  {
    back: 'M54 96a46 48 0 1 1 92 0q4 34-14 40h-64q-18-6-14-40z',
    front: 'M64 84q6-32 36-32t36 32q-14-14-36-14t-36 14z',
  },
  { back: '', front: 'M65 80q2-30 35-30t35 30q-10-16-35-16t-35 16z' },
] as const

/**
 * Draws a portrait of a person's head and shoulders that fills the box: warm light behind, clothes in the brand's colours, a calm face.
 * @param seed chooses the person
 */
export function drawPortrait(
  context: CanvasRenderingContext2D,
  box: { width: number; height: number; colors: Palette; seed: string },
): void {
  const random = createSeededRandom(`person:${box.seed}`)
  const { colors, width, height } = box
  const skin = random.pick(SKINS)
  const hair = random.pick(HAIR)
  const style = random.pick(STYLES)
  const clothes = random.pick([colors.accent, colors.deep, lighten(colors.accent, 0.4), '#f1ece4', '#39424e'])
  const room = random.pick([mix(colors.soft, colors.accent, 0.3), colors.soft, mix(colors.soft, '#c8d6cf', 0.6)])
  const background = context.createRadialGradient(
    width * 0.35,
    height * 0.25,
    0,
    width * 0.5,
    height * 0.5,
    Math.max(width, height) * 0.8,
  )
  background.addColorStop(0, lighten(room, 0.55))
  background.addColorStop(1, darken(room, 0.12))
  context.fillStyle = background
  context.fillRect(0, 0, width, height)
  const scale = Math.min(width, height) / 200
  context.save()
  context.translate(width / 2 - 100 * scale, height - 200 * scale)
  context.scale(scale, scale)
  const fill = (path: string, color: string) => {
    context.fillStyle = color
    context.fill(new Path2D(path))
  }
  fill(style.back, darken(hair, 0.15))
  fill('M16 204q2-54 52-62q32 14 64 0q50 8 52 62z', clothes)
  fill('M84 112h32v28q-16 22-32 0z', darken(skin, 0.16))
  fill('M68 142q32 34 64 0l-8 28q-24 12-48 0z', darken(clothes, 0.16))
  fill('M84 132h32l6 10q-22 24-44 0z', darken(skin, 0.08))
  fill('M66 84q0-36 34-36t34 36q0 40-34 44q-34-4-34-44z', skin)
  fill('M100 48q34 0 34 36q0 40-34 44q20-14 20-44t-20-36z', darken(skin, 0.07))
  fill('M84 86a3.4 4 0 1 1 6.8 0a3.4 4 0 1 1-6.8 0zM109.200 86a3.4 4 0 1 1 6.8 0a3.400 4 0 1 1-6.8 0z', '#2b211d')
  fill('M88 106q12 12 24 0q-2 14-12 14t-12-14z', darken(mix(skin, '#b03a48', 0.5), 0.1))
  fill('M70 98a8 5 0 1 1 16 0a8 5 0 1 1-16 0zM114 98a8 5 0 1 1 16 0a8 5 0 1 1-16 0z', mix(skin, '#e0685c', 0.25))
  fill(style.front, hair)
  context.restore()
}
