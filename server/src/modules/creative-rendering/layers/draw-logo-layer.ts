import { fontFamilies } from '../fonts.ts'
import { drawMark } from '../logo.ts'
import type { LogoLayer } from '../template.ts'
import { placeOf, type CanvasSpace } from './canvas-space.ts'
import { chooseReadableColor } from './readable-color.ts'

/** WCAG 2.2, 1.4.11: graphics need less contrast than text. */
const MIN_GRAPHIC_CONTRAST = 3

/** Draws the brand's mark, its name, or both, as large as the box allows. */
export function drawLogoLayer(space: CanvasSpace, layer: LogoLayer): void {
  const { context } = space
  const { brand } = space.creative
  const { form, align } = layer.style
  const place = placeOf(layer, space)
  const markSide = form === 'wordmark' ? 0 : place.h
  const gap = form === 'lockup' ? place.h * 0.32 : 0
  const nameRoom = form === 'mark' ? 0 : place.w - markSide - gap
  const name = form === 'mark' ? '' : brand.name
  let size = place.h * 0.86
  const setFont = () => {
    context.font = `700 ${size}px ${fontFamilies(brand.type_kit, 'display')}`
  }
  setFont()
  if (context.measureText(name).width > nameRoom) {
    size *= nameRoom / context.measureText(name).width
    setFont()
  }
  const nameWidth = context.measureText(name).width
  const width = markSide + gap + nameWidth
  const x = place.x + { left: 0, center: (place.w - width) / 2, right: place.w - width }[align]
  const { color } = chooseReadableColor(
    space,
    { x, y: place.y, w: width, h: place.h },
    layer.style.color,
    MIN_GRAPHIC_CONTRAST,
  )
  if (form !== 'wordmark') {
    drawMark(context, brand.mark, { x, y: place.y, side: markSide }, color)
  }
  setFont()
  context.fillStyle = color
  context.fillText(
    name,
    x + markSide + gap,
    place.y + place.h / 2 + context.measureText('H').actualBoundingBoxAscent / 2,
  )
}
