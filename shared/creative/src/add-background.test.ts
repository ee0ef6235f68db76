import { addBackground } from './add-background.ts'
import { findBuiltInTemplate } from './built-in-templates.ts'
import { composeCreative } from './compose-creative.ts'

const background = { kind: 'asset', asset_id: '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e12', cutout: false } as const
const photo = { kind: 'asset', asset_id: '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e11' } as const

const compose = (pictures: Parameters<typeof composeCreative>[1]['pictures']) =>
  addBackground(
    composeCreative(findBuiltInTemplate('editorial-column')!, {
      content: { headline: 'Sleep better', call_to_action: 'Shop now' },
      look: {
        brand_name: 'Lumenia',
        palette: { paper: '#ffffff', ink: '#111111', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
        fonts: { heading: 'serif', body: 'sans' },
        logo: null,
      },
      pictures,
    }),
    background,
  )

test('[P-40] a background stands behind a product that is cut out, in the frame of the product', () => {
  const document = compose({ product: { ...photo, cutout: true } })
  const layers = document.formats['1:1']!.layers
  const [at, product] = [layers.findIndex(({ id }) => id === 'background'), layers.find(({ id }) => id === 'product-1')]
  expect(layers[at + 1]).toBe(product)
  expect(layers[at]).toMatchObject({ x: product?.x, w: product?.w, type: 'image', binding: 'background' })
  expect(document.pictures['background']).toEqual(background)
})

test('[P-40] a background stands behind everything when a photo has its own, and when there is none', () => {
  for (const pictures of [{ product: { ...photo, cutout: false } }, {}]) {
    expect(compose(pictures).formats['9:16']?.layers[0]).toMatchObject({ id: 'background', x: 0, y: 0, w: 1000 })
  }
})
