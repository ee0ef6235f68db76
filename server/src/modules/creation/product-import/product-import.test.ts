import { randomUUID } from 'node:crypto'
import {
  cutOutImage,
  getProductImport,
  listProductImports,
  readProductPage,
  startProductImport,
} from '@marquee/contract/product-imports'
import { getProduct, listProducts } from '@marquee/contract/products'
import sharp from 'sharp'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { drawProductPhoto, openWebStage, type WebStage } from '../../../testing/web-stage.ts'

let server: TestServer
let stage: WebStage
let owner: SignedInAgent

beforeAll(async () => {
  server = await startTestServer({ hasLocalWeb: true })
  stage = await openWebStage()
  stage.pages.set('/photo.png', await drawProductPhoto())
  stage.pages.set(
    '/scene.png',
    await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#123',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .png()
      .toBuffer(),
  )
  stage.pages.set(
    '/tiny.png',
    await sharp({ create: { width: 20, height: 20, channels: 3, background: '#f00' } })
      .png()
      .toBuffer(),
  )
})
afterAll(async () => {
  await stage.close()
  await server.close()
})
beforeEach(async () => {
  owner = await signUp(server)
})

function productPage(name: string, images: readonly string[] = ['/photo.png']): string {
  const product = { '@type': 'Product', name, image: images, offers: { price: '24.90', priceCurrency: 'EUR' } }
  return `<title>${name}</title><script type="application/ld+json">${JSON.stringify(product)}</script>`
}

const read = (path: string) => owner.call(readProductPage, { body: { url: stage.origin + path } })

describe('[P-40] [F-09] a product from a page, for a form', () => {
  test('its words, its price, and its images in our own storage, cut out where the background is plain', async () => {
    stage.pages.set('/bottle', productPage('Bottle', ['/photo.png', '/scene.png', '/tiny.png', '/gone.png']))
    const { status, body } = await read('/bottle')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ name: 'Bottle', price: '24.90', currency: 'EUR', failed_images: 2 })
    const [photo, scene] = body.data.images
    expect(body.data.images).toHaveLength(2)
    expect(photo?.original).toMatchObject({ kind: 'image', width: 600 })
    expect(scene?.cutout).toBeNull()
    const { rawPayload } = await owner.request({ method: 'GET', url: photo?.cutout?.url ?? '' })
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.channels, data[3]]).toEqual([4, 0])
    expect(info.width).toBeLessThan(300)
    expect((await owner.call(listProducts, {})).body.data).toEqual([])
  })

  test.each<[string, () => string, RegExp]>([
    ['at an address of this machine’s network', () => 'http://10.0.0.8/', /not one of the public web/],
    ['that is no address of the web', () => 'http://user:secret@example.test/', /not one of the public web/],
    ['that leads to a private address', () => `${stage.origin}/away`, /not one of the public web/],
    ['of two gigabytes', () => `${stage.origin}/huge`, /larger than 5 MB/],
    ['that is a video', () => `${stage.origin}/video`, /something else \(video\/mp4\)/],
    ['that is not there', () => `${stage.origin}/nothing`, /answered with 404/],
    ['with a script as its title', () => `${stage.origin}/script`, /No product was found/],
  ])('a page %s is refused with a sentence at the address', async (_name, address, sentence) => {
    stage.pages.set('/away', (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    )
    stage.pages.set('/huge', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': String(2 * 1024 ** 3) })
      response.write('<html>')
    })
    stage.pages.set('/video', (_request, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).end('x'))
    stage.pages.set('/script', '<title><script>alert(1)</script></title><img src="/photo.png">')
    const { status, error } = await owner.call(readProductPage, { body: { url: address() } })
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['url']])
    expect(error.errors?.['url']?.[0]).toMatch(sentence)
  })

  test('one person has at most 60 pages read in an hour', async () => {
    const answers: number[] = []
    for (let count = 0; count < 61; count += 1) {
      answers.push((await read('/nothing')).status)
    }
    expect([answers[59], answers[60]]).toEqual([422, 429])
  })
})

describe('cutting an image out', () => {
  test('makes a new image; one without a plain background makes none, and another workspace’s does not exist', async () => {
    stage.pages.set('/bottle', productPage('Bottle', ['/photo.png', '/scene.png']))
    const [photo, scene] = (await read('/bottle')).body.data.images
    const cut = (id = '') => owner.call(cutOutImage, { params: { id } })
    expect((await cut(photo?.original.id)).body.data).toMatchObject({ kind: 'image', content_type: 'image/webp' })
    expect((await cut(scene?.original.id)).body.data).toBeNull()
    const stranger = await signUp(server)
    const answer = await stranger.call(cutOutImage, { params: { id: photo?.original.id ?? '' } })
    expect(answer.status).toBe(404)
  })
})

describe('[P-40] [F-09] a list of pages', () => {
  const start = (paths: readonly string[], key = randomUUID()) =>
    owner.call(startProductImport, {
      body: {
        urls: paths.map((path) => stage.origin + path),
        brand_profile_id: null,
        cuts_out_images: true,
        idempotency_key: key,
      },
    })

  test('becomes products in the background, with a report of what was not read and why', async () => {
    stage.pages.set('/one', productPage('One'))
    stage.pages.set('/two', productPage('Two'))
    stage.pages.set('/words', '<h1>About us</h1>')
    const started = await start(['/one', '/nothing', '/two', '/words', '/one'])
    expect(started).toMatchObject({ status: 201, body: { data: { state: 'running' } } })
    await server.jobs.drain()

    const params = { id: started.body.data.id }
    const { data } = (await owner.call(getProductImport, { params })).body
    expect(data.state).toBe('done')
    expect(data.pages.map(({ state, product_name }) => [state, product_name])).toEqual([
      ['done', 'One'],
      ['failed', null],
      ['done', 'Two'],
      ['failed', null],
    ])
    expect(data.pages[1]?.reason).toBe('The page’s server answered with 404.')
    expect(data.pages[3]?.reason).toMatch(/No product was found/)
    const product = await owner.call(getProduct, { params: { id: data.pages[0]?.product_id ?? '' } })
    expect(product.body.data).toMatchObject({ name: 'One', price: '24.90', url: `${stage.origin}/one` })
    expect(product.body.data.images.map(({ name }) => name)).toEqual(['photo (cut out).webp', 'photo.png'])
    expect((await owner.call(listProductImports, {})).body.data).toEqual([data])
  })

  test('the same key is one import, and a job that runs again makes no product twice', async () => {
    stage.pages.set('/one', productPage('One'))
    const key = randomUUID()
    const first = await start(['/one'], key)
    expect((await start(['/one'], key)).body.data.id).toBe(first.body.data.id)
    await server.jobs.drain()
    expect((await owner.call(listProducts, {})).body.data).toHaveLength(1)
  })

  test('has 1 to 50 addresses of the web', async () => {
    for (const urls of [
      [],
      ['ftp://x.example/'],
      Array.from({ length: 51 }, (_, index) => `https://x.example/${index}`),
    ]) {
      const body = { urls, brand_profile_id: null, cuts_out_images: false, idempotency_key: randomUUID() }
      expect((await owner.call(startProductImport, { body })).status).toBe(422)
    }
  })

  test('a viewer starts none, and another workspace sees none', async () => {
    stage.pages.set('/one', productPage('One'))
    const { body } = await start(['/one'])
    const viewer = await signUp(server, { role: 'viewer', workspaceId: owner.workspaceId })
    const stranger = await signUp(server)
    const wish = {
      urls: ['https://x.example/'],
      brand_profile_id: null,
      cuts_out_images: false,
      idempotency_key: randomUUID(),
    }
    expect((await viewer.call(startProductImport, { body: wish })).status).toBe(403)
    expect((await viewer.call(readProductPage, { body: { url: 'https://x.example/' } })).status).toBe(403)
    expect((await stranger.call(getProductImport, { params: { id: body.data.id } })).status).toBe(404)
    await server.jobs.drain()
  })
})
