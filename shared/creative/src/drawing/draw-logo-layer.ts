import { toFontFamily } from '../fonts.ts'
import type { Box, LogoLayer } from '../layer.ts'
import type { LogoMark } from '../look.ts'
import { luminance, parseHex } from '../color.ts'
import { listLogoAssets } from '../document.ts'
import { contain } from '../fit-image.ts'
import { drawMark } from './draw-mark.ts'
import type { DrawableImage, DrawingSpace } from './drawing-space.ts'
import { type LogoPixels, measureReadableShare, readLogo } from './logo-contrast.ts'
import { chooseReadableColor, readPixels } from './readable-color.ts'

/** WCAG 2.2, 1.4.11: graphics need less contrast than text. */
const MIN_GRAPHIC_CONTRAST = 3
/** The share of a logo's own pixels that must differ from what is behind them. */
const MIN_READABLE_SHARE = 0.85
/** Two versions of a logo differ in their width for the same height by at most this factor. */
const MAX_SHAPE_DIFFERENCE = 1.4
const PLATES = ['#ffffff', '#101114'] as const

/** Draws the brand's logo as large as the box allows: its image, else its mark and name, else its name. */
export function drawLogoLayer(space: DrawingSpace, layer: LogoLayer): void {
  const versions = listLogoAssets(space.look).flatMap((id) => space.images.get(id) ?? [])
  const [usual, ...others] = versions.map((image) => readVersion(space, layer, image))
  if (usual === undefined) {
    drawMarkAndName(space, layer, space.look.mark)
  } else {
    drawVersion(space, layer, usual, others)
  }
}

/** An image of the logo at its place in the layer. */
interface LogoVersion {
  image: DrawableImage
  box: Box
  pixels: LogoPixels
  /** The share of its own pixels that can be told from what is behind them. */
  share: number
}

function readVersion(space: DrawingSpace, layer: LogoLayer, image: DrawableImage): LogoVersion {
  const whole = contain(image, layer)
  const x = { left: layer.x, center: whole.x, right: layer.x + layer.w - whole.w }[layer.style.align]
  const box = { ...whole, x }
  const pixels = readLogo(space, image, box)
  return { image, box, pixels, share: measureReadableShare(pixels, readPixels(space, box)) }
}

/**
 * A logo keeps its own colours. Where too little of it can be read, another version of the same shape takes its place. If none can be
 * read, the usual one stands on the plate on which more of it can be read.
 */
function drawVersion(space: DrawingSpace, layer: LogoLayer, usual: LogoVersion, others: readonly LogoVersion[]): void {
  const readable = [usual, ...others.filter((other) => hasSameShape(other, usual))].filter(
    ({ share }) => share >= MIN_READABLE_SHARE,
  )
  const { image, box } = readable[0] ?? usual
  space.report?.logos.set(layer.id, { box, image })
  if (readable.length === 0) {
    const [light, dark] = PLATES.map((color) => measureReadableShare(usual.pixels, luminance(parseHex(color))))
    drawPlate(space, box, (light ?? 0) >= (dark ?? 0) ? PLATES[0] : PLATES[1])
  }
  space.context.drawImage(image.source, box.x, box.y, box.w, box.h)
}

/** Whether two images are versions of one logo: a square icon is no version of a wide name. */
function hasSameShape({ image: a }: LogoVersion, { image: b }: LogoVersion): boolean {
  const ratio = (a.width * b.height) / (a.height * b.width)
  return Math.max(ratio, 1 / ratio) <= MAX_SHAPE_DIFFERENCE
}

function drawPlate({ context }: DrawingSpace, box: Box, color: string): void {
  const pad = box.h * 0.25
  context.fillStyle = color
  context.beginPath()
  context.roundRect(box.x - pad, box.y - pad, box.w + pad * 2, box.h + pad * 2, pad)
  context.fill()
}

function drawMarkAndName(space: DrawingSpace, layer: LogoLayer, mark: LogoMark | undefined): void {
  const { context, look } = space
  const { align } = layer.style
  const form = mark === undefined ? 'wordmark' : layer.style.form
  const markSide = form === 'wordmark' ? 0 : layer.h
  const gap = form === 'lockup' ? layer.h * 0.32 : 0
  const nameRoom = form === 'mark' ? 0 : layer.w - markSide - gap
  const name = form === 'mark' ? '' : look.brand_name
  let size = layer.h * 0.86
  const setFont = () => {
    context.font = `700 ${size}px ${toFontFamily(look, 'display')}`
  }
  setFont()
  if (context.measureText(name).width > nameRoom) {
    size *= nameRoom / context.measureText(name).width
    setFont()
  }
  const nameWidth = context.measureText(name).width
  const width = markSide + gap + nameWidth
  const x = layer.x + { left: 0, center: (layer.w - width) / 2, right: layer.w - width }[align]
  const box = { x, y: layer.y, w: width, h: layer.h }
  space.report?.logos.set(layer.id, { box })
  const { color } = chooseReadableColor(space, box, layer.style.color, MIN_GRAPHIC_CONTRAST)
  if (form !== 'wordmark' && mark !== undefined) {
    drawMark(context, mark, { x, y: layer.y, side: markSide }, color)
  }
  setFont()
  context.fillStyle = color
  const baseline = layer.y + layer.h / 2 + context.measureText('H').actualBoundingBoxAscent / 2
  context.fillText(name, x + markSide + gap, baseline)
}
