import { toFontFamily } from '../fonts.ts'
import type { Box, LogoLayer } from '../layer.ts'
import type { LogoMark } from '../look.ts'
import { luminance, parseHex } from '../color.ts'
import { contain } from '../fit-image.ts'
import { drawMark } from './draw-mark.ts'
import type { DrawableImage, DrawingSpace } from './drawing-space.ts'
import { measureReadableShare, readLogo } from './logo-contrast.ts'
import { chooseReadableColor, readPixels } from './readable-color.ts'

/** WCAG 2.2, 1.4.11: graphics need less contrast than text. */
const MIN_GRAPHIC_CONTRAST = 3
/** The share of a logo's own pixels that must differ from what is behind them. */
const MIN_READABLE_SHARE = 0.85
const PLATES = ['#ffffff', '#101114'] as const

/** Draws the brand's logo as large as the box allows: its image, else its mark and name, else its name. */
export function drawLogoLayer(space: DrawingSpace, layer: LogoLayer): void {
  const image = space.look.logo === null ? undefined : space.images.get(space.look.logo)
  if (image !== undefined) {
    drawLogoImage(space, layer, image)
  } else {
    drawMarkAndName(space, layer, space.look.mark)
  }
}

/** A logo keeps its own colours. Where too little of it can be read, it stands on the plate on which more of it can be read. */
function drawLogoImage(space: DrawingSpace, layer: LogoLayer, image: DrawableImage): void {
  const whole = contain(image, layer)
  const x = { left: layer.x, center: whole.x, right: layer.x + layer.w - whole.w }[layer.style.align]
  const box = { ...whole, x }
  space.report?.logos.set(layer.id, box)
  const logo = readLogo(space, image, box)
  if (measureReadableShare(logo, readPixels(space, box)) < MIN_READABLE_SHARE) {
    const [light, dark] = PLATES.map((color) => ({
      color,
      share: measureReadableShare(logo, luminance(parseHex(color))),
    }))
    drawPlate(space, box, (light?.share ?? 0) >= (dark?.share ?? 0) ? PLATES[0] : PLATES[1])
  }
  space.context.drawImage(image.source, box.x, box.y, box.w, box.h)
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
  space.report?.logos.set(layer.id, box)
  const { color } = chooseReadableColor(space, box, layer.style.color, MIN_GRAPHIC_CONTRAST)
  if (form !== 'wordmark' && mark !== undefined) {
    drawMark(context, mark, { x, y: layer.y, side: markSide }, color)
  }
  setFont()
  context.fillStyle = color
  const baseline = layer.y + layer.h / 2 + context.measureText('H').actualBoundingBoxAscent / 2
  context.fillText(name, x + markSide + gap, baseline)
}
