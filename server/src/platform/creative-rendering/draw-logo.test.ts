import type { DrawableImage, DrawingReport } from '@marquee/creative/drawing-space'
import { creativeDocument } from '@marquee/creative/document'
import { createCanvas } from '@napi-rs/canvas'
import { drawOnCanvas } from './draw-on-canvas.ts'

const [USUAL, OTHER] = ['018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e12', '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e13'] as const
const [DARK, LIGHT] = ['#14213d', '#f5f0e1'] as const

/** A logo of one bar on a transparent background. */
function buildLogo(color: string, width = 300): DrawableImage {
  const canvas = createCanvas(width, 100)
  const context = canvas.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 30, width, 40)
  return { source: canvas as unknown as CanvasImageSource, width, height: 100 }
}

/** Draws the logo in the middle of a canvas: the version that was drawn, and the colour beside its bar. */
function draw(background: string, versions: Readonly<Record<string, DrawableImage>>) {
  const [logo = null, ...others] = Object.keys(versions)
  const document = creativeDocument.parse({
    schema_version: 1,
    template_id: null,
    look: {
      brand_name: 'Bar',
      palette: { paper: background, ink: '#888888', accent: '#888888', soft: '#888888', deep: '#888888' },
      fonts: { heading: 'sans', body: 'sans' },
      logo,
      other_logos: others,
    },
    texts: {},
    pictures: {},
    formats: {
      '1:1': {
        background: 'paper',
        layers: [
          {
            id: 'logo',
            name: '',
            type: 'logo',
            x: 350,
            y: 450,
            w: 300,
            h: 100,
            style: { form: 'lockup', color: 'ink' },
          },
        ],
      },
    },
  })
  const report: DrawingReport = { logos: new Map(), omitted: new Set() }
  const images = new Map(Object.entries(versions))
  const { canvas } = drawOnCanvas(document, { format: '1:1', width: 400, images, report })
  const [red = 0, green = 0, blue = 0] = canvas.getContext('2d').getImageData(200, 184, 1, 1).data
  const behind = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return { drawn: report.logos.get('logo')?.image, behind }
}

describe('[P-42] a brand’s logo', () => {
  const versions = { [USUAL]: buildLogo(DARK), [OTHER]: buildLogo(LIGHT) }

  test('is the usual one where it can be read, and else the version that can', () => {
    expect(draw('#ffffff', versions)).toEqual({ drawn: versions[USUAL], behind: '#ffffff' })
    expect(draw('#101820', versions)).toEqual({ drawn: versions[OTHER], behind: '#101820' })
  })

  test('stands on a plate when no version can be read', () => {
    const alike = { [USUAL]: buildLogo(DARK), [OTHER]: buildLogo('#1b2a4a') }
    expect(draw('#101820', alike)).toEqual({ drawn: alike[USUAL], behind: '#ffffff' })
  })

  test('is not replaced by an image of another shape, such as an icon', () => {
    const icon = { [USUAL]: buildLogo(DARK), [OTHER]: buildLogo(LIGHT, 100) }
    expect(draw('#101820', icon)).toEqual({ drawn: icon[USUAL], behind: '#ffffff' })
  })
})
