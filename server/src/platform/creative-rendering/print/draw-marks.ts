import type { SKRSContext2D } from '@napi-rs/canvas'
import type { PrintMark } from './print-document.ts'

export const LEVEL_COLORS: Readonly<Record<PrintMark['level'], string>> = {
  problem: '#c62f2f',
  advice: '#a86400',
  good: '#1d7a46',
  fact: '#4a5568',
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Draws each finding at its place on a creative that fills the box, with its number in the list. */
export function drawMarks(context: SKRSContext2D, marks: readonly PrintMark[], box: Box, family: string): void {
  const line = Math.max(1, Math.min(box.width, box.height) / 260)
  const badge = Math.max(9, Math.min(box.width, box.height) / 22)
  for (const { number, level, places } of marks) {
    for (const place of places) {
      const [x, y] = [box.left + place.x * box.width, box.top + place.y * box.height]
      const [width, height] = [place.width * box.width, place.height * box.height]
      // A white line around the colored one makes it visible on every background.
      for (const [color, thickness] of [
        ['#ffffff', line * 2.4],
        [LEVEL_COLORS[level], line * 1.2],
      ] as const) {
        context.strokeStyle = color
        context.lineWidth = thickness
        context.strokeRect(x, y, width, height)
      }
      drawBadge(context, number, level, {
        x: Math.min(Math.max(x, box.left + badge / 2), box.left + box.width - badge / 2),
        y: Math.min(Math.max(y, box.top + badge / 2), box.top + box.height - badge / 2),
        size: badge,
        family,
      })
    }
  }
}

/** The number of a finding, in the color of its level. */
export function drawBadge(
  context: SKRSContext2D,
  number: number,
  level: PrintMark['level'],
  { x, y, size, family }: { x: number; y: number; size: number; family: string },
): void {
  context.beginPath()
  context.arc(x, y, size / 2, 0, Math.PI * 2)
  context.fillStyle = LEVEL_COLORS[level]
  context.fill()
  context.strokeStyle = '#ffffff'
  context.lineWidth = size / 14
  context.stroke()
  context.fillStyle = '#ffffff'
  context.font = `700 ${size * 0.58}px ${family}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(number), x, y)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
}
