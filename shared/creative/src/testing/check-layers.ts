import { creativeDocument } from '../document.ts'
import type { AspectRatio } from '../formats.ts'
import type { ImageSubject } from '../image-subject.ts'
import type { LayerInput } from '../layer.ts'
import { checkLayout, type DrawnCreative } from '../layout-checks/check-layout.ts'

export const PHOTO = '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e11'
const edge = { kind: 'even', color: '#ffffff' } as const

/** What a photo of 1,200 × 1,200 shows: the product in the middle half. */
const subject: ImageSubject = {
  width: 1200,
  height: 1200,
  box: { x: 0.25, y: 0.25, w: 0.5, h: 0.5 },
  source: 'pixels',
  is_sure: true,
  kind: 'photo',
  faces: [],
  texts: [],
  calm_areas: [],
  edges: { top: edge, right: edge, bottom: edge, left: edge },
  sharp_share: 1,
}

type Layout = { id: string; x: number; y: number; w: number; h: number }
export const photo = (box: Omit<Layout, 'id'>, style = {}): LayerInput => ({
  id: 'photo',
  name: '',
  type: 'image',
  binding: 'product',
  ...box,
  style,
})
export const shape = (id: string, box: Omit<Layout, 'id'>, style = {}, extra = {}): LayerInput => ({
  id,
  name: '',
  type: 'shape',
  ...box,
  style: { form: 'rectangle', fill: 'white', ...style },
  ...extra,
})
export const text = (binding: string, box: Omit<Layout, 'id'>): LayerInput => ({
  id: binding,
  name: '',
  type: 'text',
  binding,
  ...box,
  style: { font: 'text', size: 4, color: 'ink', line_height: 0.9 },
})
export const logo: LayerInput = {
  id: 'logo',
  name: '',
  type: 'logo',
  x: 100,
  y: 60,
  w: 200,
  h: 50,
  style: { form: 'lockup', color: 'ink' },
}

interface Scene {
  format?: AspectRatio
  subject?: Partial<ImageSubject>
  cutout?: boolean
  drawn?: object
  texts?: Record<string, string>
  pixels?: Partial<DrawnCreative['pixels']>
  size?: number
  placement?: DrawnCreative['placement']
  picture?: object
  /** What the photo really shows, when that is not what it was laid out by. */
  real?: Partial<ImageSubject>
}

/** Checks layers as if they had been drawn: each text fills its box. */
export function check(layers: LayerInput[], scene: Scene = {}) {
  const { format = '1:1', size = 1200, placement = null } = scene
  const shown = layers.flatMap((layer) => (layer.type === 'text' ? [layer] : []))
  const document = creativeDocument.parse({
    schema_version: 1,
    template_id: null,
    look: {
      brand_name: 'Lumenia',
      palette: { paper: '#ffffff', ink: '#111111', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
      fonts: { heading: 'serif', body: 'sans' },
      logo: null,
    },
    texts: { ...Object.fromEntries(shown.map(({ binding }) => [binding, `A ${binding}`])), ...scene.texts },
    pictures: {
      product: scene.picture ?? {
        kind: 'asset',
        asset_id: PHOTO,
        cutout: scene.cutout ?? false,
        subject: { ...subject, ...scene.subject },
      },
    },
    formats: { [format]: { background: 'paper', layers } },
  })
  const faults = checkLayout({
    document,
    format,
    texts: shown.map(({ id, x, y, w, h }) => ({
      layer: id,
      contrast: 7,
      isShortened: false,
      isOverflowing: false,
      box: { x, y, w, h },
      size: 40,
      ...scene.drawn,
    })),
    report: {
      logos: new Map(
        layers.flatMap(({ id, type, x, y, w, h }) => (type === 'logo' ? [[id, { box: { x, y, w, h } }] as const] : [])),
      ),
      omitted: new Set(),
    },
    images: new Map([[PHOTO, { width: size, height: size }]]),
    placement,
    ...(scene.real && { subjects: new Map([[PHOTO, { ...subject, ...scene.real }]]) }),
    pixels: { emptyRows: [], readableLogoShares: new Map(), ...scene.pixels },
  })
  return faults.map(({ rule, layer, value }) => `${rule} ${layer} ${value.toFixed(2)}`)
}

export const whole = { x: 0, y: 0, w: 1000, h: 1000 }
