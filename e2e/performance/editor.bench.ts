// Measures the image editor with 40 layers: the bytes of its own code and the time until it is usable on a slow phone's network, the frame
// times while a layer is dragged, and the time of 200 undo steps. On a busy machine only the processor time is meaningful.
import { getCreativeDocument, updateCreativeDocument } from '@marquee/contract/creative-documents'
import type { ImageOrder } from '@marquee/contract/image-generation'
import { type CreativeDocument } from '@marquee/creative/document'
import type { Layer } from '@marquee/creative/layer'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { type Browser, type BrowserContext, chromium, type Page, request } from '@playwright/test'
import { orderGolden, toEditorAddress } from '../src/fixtures/golden-images.ts'
import { createPerson, type Person, removePerson, signIn, xsrfToken } from '../src/fixtures/people.ts'
import { LAUNCH_ARGUMENTS } from './launch-arguments.ts'
import { checkPrecondition } from './precondition.ts'
import { runSize } from './run-size.ts'
import { startServer } from './start-server.ts'
import { readTaskTimes } from './task-times.ts'

const LAYERS = 40
const MOVES = runSize(240, 20)
const STEPS = runSize(200, 5)
/** The preset "Fast 4G" of Chromium's developer tools, as for other first visits. */
const NETWORK = { offline: false, latency: 85, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 }
const FRAME_MS = 1000 / 60

/** Fills a format with copies of its own layers, spread over the canvas. */
function fillUp(document: CreativeDocument): CreativeDocument {
  const layout = document.formats['1:1']
  const layers: Layer[] = [...(layout?.layers ?? [])]
  const own = layers.filter(({ type }) => type === 'text' || type === 'shape')
  for (let number = 0; layers.length < LAYERS; number += 1) {
    const source = own[number % own.length]
    if (layout === undefined || source === undefined) {
      throw new Error('The document has nothing to copy.')
    }
    layers.push({
      ...source,
      id: `copy-${number}`,
      w: source.w / 3,
      h: source.h / 3,
      x: (number % 6) * 160,
      y: 40 * number - 200 * Math.floor(number / 6),
    })
  }
  return { ...document, formats: { ...document.formats, '1:1': { ...layout!, layers } } }
}

async function saveFilledUp({ request: http }: BrowserContext, order: ImageOrder, token: string): Promise<void> {
  const path = getCreativeDocument.path.replace(':id', order.images[0]?.document_id ?? '')
  const { data } = getCreativeDocument.response.parse(await (await http.get(path)).json())
  const answer = await http.fetch(updateCreativeDocument.path.replace(':id', data.id), {
    method: updateCreativeDocument.method,
    headers: { accept: 'application/json', 'x-xsrf-token': token },
    data: { document: fillUp(data.document), version: data.version },
  })
  if (!answer.ok()) {
    throw new Error(`The document was not saved: ${await answer.text()}`)
  }
}

/** Opens the editor from the order's page, whose code is already loaded, as a user does. */
async function measureOpening(browser: Browser, origin: string, person: Person, order: ImageOrder): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  await signIn(context, person)
  const page = await context.newPage()
  await page.goto(`/image-generation/${order.id}`)
  await page.getByRole('link', { name: 'Edit Design 1, 1:1' }).waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length)
  const startedAt = performance.now()
  await page.getByRole('link', { name: 'Edit Design 1, 1:1' }).click()
  await page.getByTestId('stage').waitFor()
  const openMs = performance.now() - startedAt
  const files = await page.evaluate(
    (known) =>
      performance
        .getEntriesByType('resource')
        .slice(known)
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.name.includes('/build/')
            ? [
                {
                  name: entry.name,
                  bytes: entry.encodedBodySize,
                  endedAt: entry.responseEnd,
                  startedAt: entry.startTime,
                },
              ]
            : [],
        ),
    before,
  )
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  checkPrecondition(`the editor is open by ${files.length} files of its own with ${bytes} bytes`, bytes > 0)
  const codeMs = Math.max(0, ...files.map(({ endedAt }) => endedAt)) - Math.min(...files.map((file) => file.startedAt))
  console.log(`opening: ${files.length} files of its own, ${(bytes / 1000).toFixed(1)} kB compressed`)
  console.log(
    `  code there after ${codeMs.toFixed(0)} ms, the canvas after ${openMs.toFixed(0)} ms (goal: code in 1000 ms)`,
  )
  await context.close()
}

async function measureDragging(browser: Browser, page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Layers' }).getByRole('button', { pressed: false }).first().click()
  const frame = page.getByTestId('stage').locator('rect[class*="frame"]').first()
  const [x, y] = toCenter(await frame.boundingBox())
  await page.mouse.move(x, y)
  await page.mouse.down()
  await browser.startTracing(page, { categories: ['toplevel'] })
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { benchFrames: frames })
    let last = performance.now()
    const note = () => {
      const now = performance.now()
      frames.push(now - last)
      last = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  for (let move = 0; move < MOVES; move += 1) {
    const angle = (move / 60) * Math.PI
    await page.mouse.move(x + Math.sin(angle) * 80, y + Math.cos(angle) * 40)
  }
  const frames = await page.evaluate(() => ('benchFrames' in window ? (window.benchFrames as number[]) : []))
  const tasks = readTaskTimes(await browser.stopTracing())
  await page.mouse.up()
  checkPrecondition(
    `${frames.length} frames and ${tasks.length} tasks while a layer is dragged`,
    frames.length > 0 && tasks.length > 0,
  )
  const busy = tasks.filter((milliseconds) => milliseconds > FRAME_MS)
  const total = tasks.reduce((sum, milliseconds) => sum + milliseconds, 0)
  const clock = frames.reduce((sum, milliseconds) => sum + milliseconds, 0)
  console.log(`dragging among ${LAYERS} layers: ${MOVES} moves of the pointer, ${frames.length} frames`)
  console.log(
    `  by the clock: ${((1000 * frames.length) / clock).toFixed(0)} frames a second, ${percentile(frames, 0.5).toFixed(1)} ms (p50), ${percentile(frames, 0.95).toFixed(1)} ms (p95)`,
  )
  console.log(
    `  processor time: ${(total / frames.length).toFixed(1)} ms for a frame, tasks over ${FRAME_MS.toFixed(1)} ms: ${busy.length}, longest ${Math.max(0, ...tasks).toFixed(1)} ms`,
  )
}

function toCenter(box: { x: number; y: number; width: number; height: number } | null): [number, number] {
  if (box === null) {
    throw new Error('No layer is selected.')
  }
  return [box.x + box.width / 2, box.y + box.height / 2]
}

async function measureUndo(page: Page): Promise<void> {
  const layer = page.getByRole('list', { name: 'Layers' }).getByRole('button', { pressed: true }).first()
  const left = page.getByRole('spinbutton', { name: 'Left' })
  await layer.focus()
  const start = await left.inputValue()
  const press = async (key: string) => {
    const startedAt = performance.now()
    for (let step = 0; step < STEPS; step += 1) {
      await page.keyboard.press(key)
    }
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    return (performance.now() - startedAt) / STEPS
  }
  const moving = await press('ArrowRight')
  const moved = await left.inputValue()
  checkPrecondition(`${STEPS} steps moved the layer from ${start} to ${moved}`, moved !== start)
  const undoing = await press('Control+z')
  console.log(
    `${STEPS} steps: ${moving.toFixed(1)} ms to make one, ${undoing.toFixed(1)} ms to undo it; left ${start} → ${moved} → ${await left.inputValue()}`,
  )
  if ((await left.inputValue()) !== start) {
    process.exitCode = 1
  }
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
}

const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: LAUNCH_ARGUMENTS,
})
const api = await request.newContext({ baseURL: server.origin })
try {
  const person = await createPerson(api)
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } })
  await signIn(context, person)
  const token = await xsrfToken(context)
  const order = await orderGolden(context, { templateId: builtInTemplates[0]?.id ?? '', language: 'latin' }, token)
  await saveFilledUp(context, order, token)
  await measureOpening(browser, server.origin, person, order)
  const page = await context.newPage()
  await page.goto(toEditorAddress(order))
  await page.getByTestId('stage').waitFor()
  await page.waitForLoadState('networkidle')
  const layers = await page.getByRole('list', { name: 'Layers' }).getByRole('listitem').count()
  checkPrecondition(`${layers} layers in the editor`, layers === LAYERS)
  await measureDragging(browser, page)
  await measureUndo(page)
  await removePerson(api, person)
} finally {
  await api.dispose()
  await browser.close()
  await server.stop()
}
