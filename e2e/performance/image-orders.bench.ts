// Measures the cost of drawing: an order of 40 images while the API is called continuously, comparing the slowest twentieth of the calls
// with that of an idle server; and a square of ten layers through the render threads, compared with the drawing code alone.
import { randomUUID } from 'node:crypto'
import type { CallInput } from '@marquee/contract/endpoint'
import { listAds } from '@marquee/contract/ad-search'
import { createImageOrder, getImageOrder } from '@marquee/contract/image-generation'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { composeCreative } from '@marquee/creative/compose-creative'
import type { CreativeDocument } from '@marquee/creative/document'
import { type BrowserContext, chromium, request } from '@playwright/test'
import { createCreativeRenderer } from '../../server/src/platform/creative-rendering/creative-rendering.service.ts'
import { drawOnCanvas } from '../../server/src/platform/creative-rendering/draw-on-canvas.ts'
import { createPerson, removePerson, signIn, xsrfToken } from '../src/fixtures/people.ts'
import { LAUNCH_ARGUMENTS } from './launch-arguments.ts'
import { checkPrecondition } from './precondition.ts'
import { runSize } from './run-size.ts'
import { startServer } from './start-server.ts'

const LAYERS = 10
const RENDERINGS = runSize(30, 2)
const IDLE_REQUESTS = runSize(200, 5)
const VARIATIONS = runSize(10, 1)

/** Milliseconds of each request, one after the other, until `isOver` returns true. */
async function askApi({ request: http }: BrowserContext, isOver: (asked: number) => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver(times.length)) {
    const startedAt = performance.now()
    await http.get('/api/ads?limit=20')
    times.push(performance.now() - startedAt)
  }
  return times
}

async function measureOrder(context: BrowserContext): Promise<void> {
  const answer = listAds.response.parse(await (await context.request.get('/api/ads?limit=20')).json())
  checkPrecondition(`the API answers with ${answer.data.length} ads`, answer.data.length > 0)
  await askApi(context, (asked) => asked === RENDERINGS)
  const idle = await askApi(context, (asked) => asked === IDLE_REQUESTS)
  const body: CallInput<typeof createImageOrder>['body'] = {
    source: { kind: 'idea', idea: 'A travel cup for the way to work' },
    product_id: null,
    brand_profile_id: null,
    words: { headline: 'Does not leak', call_to_action: 'Get yours', body: 'It fits every car.' },
    aspect_ratios: ['1:1', '4:5', '9:16', '16:9'],
    variations: VARIATIONS,
    maker: 'embedded',
    idempotency_key: randomUUID(),
  }
  const headers = { accept: 'application/json', 'x-xsrf-token': await xsrfToken(context) }
  const startedAt = performance.now()
  const ordered = await context.request.post(createImageOrder.path, { headers, data: body })
  const { id } = createImageOrder.response.parse(await ordered.json()).data
  let isDone = false
  let images = 0
  const watching = (async () => {
    while (!isDone) {
      const read = await context.request.get(getImageOrder.path.replace(':id', id), { headers })
      const order = getImageOrder.response.parse(await read.json()).data
      isDone = order.status !== 'queued' && order.status !== 'running'
      images = order.images.filter(({ url }) => url !== null).length
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  })()
  const busy = await askApi(context, () => isDone)
  await watching
  const seconds = (performance.now() - startedAt) / 1000
  const wanted = body.aspect_ratios.length * VARIATIONS
  checkPrecondition(
    `${images} of ${wanted} images came of the order; the API was asked ${busy.length} times meanwhile`,
    images === wanted && busy.length > 0,
  )
  const ratio = percentile(busy, 0.95) / percentile(idle, 0.95)
  console.log(
    `${images} images of one order: ${seconds.toFixed(1)} s, ${(images / seconds).toFixed(1)} images a second`,
  )
  console.log(
    `  API idle: ${percentile(idle, 0.5).toFixed(1)} ms (p50), ${percentile(idle, 0.95).toFixed(1)} ms (p95); meanwhile: ${percentile(busy, 0.5).toFixed(1)} ms, ${percentile(busy, 0.95).toFixed(1)} ms; p95 ${ratio.toFixed(2)} times (goal: 2)`,
  )
}

function createSquare(): CreativeDocument {
  const look = {
    brand_name: 'Lumenia',
    palette: { paper: '#faf6f0', ink: '#2a2320', accent: '#b5502f', soft: '#f0ddc9', deep: '#4a2018' },
    fonts: { heading: 'geometric', body: 'sans' },
    logo: null,
  } as const
  const content = {
    headline: 'Sleep better tonight',
    subline: 'Two sprays on the pillow',
    call_to_action: 'Try it',
    benefit_1: 'Works in ten minutes',
    benefit_2: 'No grogginess in the morning',
    benefit_3: 'Made from plants alone',
    benefit_4: 'Lasts for sixty nights',
  }
  const product = { kind: 'cutout', product: 'dropper', seed: 'one' } as const
  const document = builtInTemplates
    .map((template) => composeCreative(template, { content, look, pictures: { product } }))
    .find(({ formats }) => (formats['1:1']?.layers.length ?? 0) >= LAYERS)
  if (document === undefined) {
    throw new Error('No template has enough layers.')
  }
  const square = document.formats['1:1']!
  return { ...document, formats: { '1:1': { ...square, layers: square.layers.slice(0, LAYERS) } } }
}

/** Draws the same image alternately on this thread and through the service, so that other load slows both. */
async function measureRenderer(): Promise<void> {
  const document = createSquare()
  const renderer = createCreativeRenderer({ workers: 1 })
  const options = { format: '1:1', encoding: 'png', loadAsset: () => Promise.reject(new Error('None.')) } as const
  const drawn = await renderer.renderDocument(document, options, 'interactive')
  checkPrecondition(
    `${document.formats['1:1']?.layers.length} layers, drawn as ${drawn.image.byteLength} bytes`,
    document.formats['1:1']?.layers.length === LAYERS && drawn.image.byteLength > 0,
  )
  const bare: number[] = []
  const served: number[] = []
  for (let count = 0; count < RENDERINGS + 5; count += 1) {
    const first = performance.now()
    drawOnCanvas(document, { format: '1:1', width: 1080 }).canvas.encodeSync('png')
    const second = performance.now()
    await renderer.renderDocument(document, options, 'interactive')
    if (count >= 5) {
      bare.push(second - first)
      served.push(performance.now() - second)
    }
  }
  await renderer.close()
  const ratio = percentile(served, 0.5) / percentile(bare, 0.5)
  console.log(
    `1080 × 1080 of ${LAYERS} layers: ${percentile(bare, 0.5).toFixed(1)} ms bare, ${percentile(served, 0.5).toFixed(1)} ms served (p50), ${ratio.toFixed(2)} times (goal: 1.2)`,
  )
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
}

await measureRenderer()
const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: LAUNCH_ARGUMENTS,
})
const api = await request.newContext({ baseURL: server.origin })
try {
  const person = await createPerson(api)
  const context = await browser.newContext({ baseURL: server.origin })
  await signIn(context, person)
  await measureOrder(context)
  await removePerson(api, person)
} finally {
  await api.dispose()
  await browser.close()
  await server.stop()
}
