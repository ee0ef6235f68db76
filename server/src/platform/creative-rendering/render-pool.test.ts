import { composeCreative } from '@marquee/creative/compose-creative'
import { template } from '@marquee/creative/template'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { createCreativeRenderer } from './creative-rendering.service.ts'
import { createRenderPool } from './render-pool.ts'

const brand = {
  mark: 'leaf',
  palette: { paper: '#faf6f0', ink: '#2a2320', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
} as const

describe('the render pool', () => {
  test('draws on a thread of its own', async () => {
    const renderer = createCreativeRenderer({ workers: 1 })
    const image = Buffer.from(await renderer.renderLogo(brand, 64))
    await renderer.close()
    expect(image.toString('latin1', 8, 12)).toBe('WEBP')
  })

  test('a job that cannot be drawn fails alone', async () => {
    const pool = createRenderPool({ workers: 1, queueLimit: 10 })
    const look = {
      brand_name: 'Lumenia',
      palette: brand.palette,
      fonts: { heading: 'sans', body: 'sans' },
      logo: null,
    } as const
    const content = { headline: 'Sleep better', call_to_action: 'Shop now' }
    const creative = { template: 'nothing', aspect_ratio: '1:1', look, content, pictures: {} } as const
    const bad = pool.render({ kind: 'creative', creative, width: 100 }, 'interactive')
    const good = pool.render({ kind: 'logo', brand, width: 32 }, 'interactive')
    await expect(bad).rejects.toThrow('There is no template nothing.')
    expect((await good).image.byteLength).toBeGreaterThan(0)
    await pool.close()
  })

  test('refuses with 503 when too many pictures wait', async () => {
    const pool = createRenderPool({ workers: 1, queueLimit: 1 })
    const render = () => pool.render({ kind: 'logo', brand, width: 32 }, 'interactive')
    const accepted = [render(), render()]
    await expect(render()).rejects.toMatchObject({ status: 503 })
    await Promise.all(accepted)
    await pool.close()
  })

  test('what waits when it is closed is given up', async () => {
    const pool = createRenderPool({ workers: 1, queueLimit: 10 })
    const waiting = Promise.allSettled(
      [1, 2, 3].map(() => pool.render({ kind: 'logo', brand, width: 32 }, 'background')),
    )
    await pool.close()
    expect((await waiting).at(-1)?.status).toBe('rejected')
    await expect(pool.render({ kind: 'logo', brand, width: 32 }, 'interactive')).rejects.toThrow('closed')
  })
})

describe('rendering a document', () => {
  const assetId = '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e11'
  const layout = {
    background: 'paper',
    layers: [
      { id: 'product', name: '', type: 'image', binding: 'product', x: 0, y: 0, w: 500, h: 500, style: {} },
      {
        id: 'headline',
        name: '',
        type: 'text',
        binding: 'headline',
        x: 50,
        y: 600,
        w: 900,
        h: 200,
        style: { font: 'display', size: 8, color: 'ink' },
      },
      { id: 'logo', name: '', type: 'logo', x: 50, y: 900, w: 400, h: 60, style: { form: 'lockup', color: 'ink' } },
    ],
  }
  const sample = template.parse({
    id: 'sample',
    name: 'Sample',
    style: 'offer',
    formats: { '1:1': layout, '16:9': layout },
  })
  const document = composeCreative(sample, {
    content: { headline: 'Sleep better', call_to_action: 'Shop now' },
    look: { brand_name: 'Lumenia', palette: brand.palette, fonts: { heading: 'serif', body: 'sans' }, logo: null },
    pictures: { product: { kind: 'asset', asset_id: assetId, cutout: false } },
  })
  const photo = createCanvas(8, 8)
  const context = photo.getContext('2d')
  context.fillStyle = '#0000ff'
  context.fillRect(0, 0, 8, 8)

  test.each([
    ['png', '89504e47'],
    ['jpeg', 'ffd8ffe0'],
    ['webp', '52494646'],
  ] as const)('[P-42] gives %s in full size, with the pictures of the workspace', async (encoding, magic) => {
    const renderer = createCreativeRenderer({ workers: 1 })
    const asked: string[] = []
    const { image: bytes } = await renderer.renderDocument(
      document,
      {
        format: '1:1',
        encoding,
        loadAsset: (id) => {
          asked.push(id)
          return Promise.resolve(photo.toBuffer('image/png'))
        },
      },
      'interactive',
    )
    await renderer.close()
    expect(Buffer.from(bytes).toString('hex', 0, 4)).toBe(magic)
    expect(asked).toEqual([assetId])
    const drawn = await loadImage(bytes)
    expect([drawn.width, drawn.height]).toEqual([1080, 1080])
    const check = createCanvas(1080, 1080).getContext('2d')
    check.drawImage(drawn, 0, 0)
    const [red, , blue] = check.getImageData(270, 270, 1, 1).data
    expect(red).toBeLessThan(20)
    expect(blue).toBeGreaterThan(235)
  })

  test('an asset that cannot be read, or is no picture, fails this picture alone', async () => {
    const renderer = createCreativeRenderer({ workers: 1 })
    const render = (loadAsset: () => Promise<Buffer>) =>
      renderer.renderDocument(document, { format: '16:9', encoding: 'png', width: 200, loadAsset }, 'interactive')
    await expect(render(() => Promise.reject(new Error('The image was removed.')))).rejects.toThrow('removed')
    await expect(render(() => Promise.resolve(Buffer.from('no picture')))).rejects.toThrow('cannot be drawn')
    expect((await render(() => Promise.resolve(photo.toBuffer('image/png')))).image.byteLength).toBeGreaterThan(0)
    await renderer.close()
  })
})
