import type { Size } from '../formats.ts'
import type { Box } from '../layer.ts'
import { BROWSER_BAR, isPhoneScreen, PHONE_EDGE } from '../fit-image.ts'
import { throwShadow } from './draw-shape-layer.ts'
import type { DrawableImage, DrawingSpace } from './drawing-space.ts'

/** Draws a screenshot in the device that shows such screens: an upright one in a phone, another one in a browser window. */
export function drawScreenshot(space: DrawingSpace, image: DrawableImage, screen: Box, size: Size): void {
  if (isPhoneScreen(size)) {
    drawPhone(space, image, screen)
  } else {
    drawBrowser(space, image, screen)
  }
}

function drawPhone(space: DrawingSpace, image: DrawableImage, screen: Box): void {
  const edge = screen.w * PHONE_EDGE
  const radius = screen.w * 0.08
  fillRounded(space, { x: screen.x - edge, y: screen.y - edge, w: screen.w + edge * 2, h: screen.h + edge * 2 }, '#14151a', [radius + edge])
  drawClipped(space, image, screen, [radius])
}

function drawBrowser(space: DrawingSpace, image: DrawableImage, screen: Box): void {
  const { context } = space
  const bar = screen.w * BROWSER_BAR
  const radius = screen.w * 0.014
  fillRounded(space, { x: screen.x, y: screen.y - bar, w: screen.w, h: screen.h + bar }, '#e3e5ea', [radius])
  for (const [index, color] of ['#f0655a', '#f3bd4e', '#5cc264'].entries()) {
    context.fillStyle = color
    context.beginPath()
    context.arc(screen.x + bar * (0.6 + index * 0.5), screen.y - bar / 2, bar * 0.15, 0, Math.PI * 2)
    context.fill()
  }
  drawClipped(space, image, screen, [0, 0, radius, radius])
}

function fillRounded(space: DrawingSpace, { x, y, w, h }: Box, color: string, radii: number[]): void {
  const { context } = space
  context.save()
  throwShadow(space)
  context.fillStyle = color
  context.beginPath()
  context.roundRect(x, y, w, h, radii)
  context.fill()
  context.restore()
}

function drawClipped({ context }: DrawingSpace, image: DrawableImage, { x, y, w, h }: Box, radii: number[]): void {
  context.save()
  context.beginPath()
  context.roundRect(x, y, w, h, radii)
  context.clip()
  context.imageSmoothingQuality = 'high'
  context.drawImage(image.source, x, y, w, h)
  context.restore()
}
