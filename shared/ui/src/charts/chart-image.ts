import { saveBlob } from '@marquee/api-client/save-blob'

/** The image's scale; large enough for a slide. */
const SCALE = 2
const PADDING = 24
const TITLE_HEIGHT = 32
/** The styles that an image must carry itself, because it has no style sheet of the page. */
const PAINTED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'fill-opacity',
  'opacity',
  'font-size',
  'font-family',
  'font-weight',
  'text-anchor',
] as const

/** Saves a drawing as a PNG with its title and legend, in the colours that it has on the page. */
export async function downloadImage(svg: SVGSVGElement, title: string, fileName: string): Promise<void> {
  const { width, height } = svg.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * PADDING) * SCALE
  canvas.height = (height + 2 * PADDING + TITLE_HEIGHT) * SCALE
  const context = canvas.getContext('2d')
  if (context === null) {
    throw new Error('This browser draws no images.')
  }
  const style = getComputedStyle(svg)
  context.scale(SCALE, SCALE)
  context.fillStyle = style.getPropertyValue('--mq-surface')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = style.color
  context.font = `600 16px ${style.fontFamily}`
  context.fillText(title, PADDING, PADDING + 12)
  context.drawImage(await toImage(svg, width, height), PADDING, PADDING + TITLE_HEIGHT, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob !== null) {
    saveBlob(blob, fileName)
  }
}

async function toImage(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) {
    throw new TypeError('A copy of a drawing is a drawing.')
  }
  const originals = svg.querySelectorAll('*')
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const original = originals[index]
    const computed = original === undefined ? null : getComputedStyle(original)
    PAINTED.forEach((name) => element.style.setProperty(name, computed?.getPropertyValue(name) ?? ''))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}
