import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { type BrowserPage, PATIENCE_MS } from './browser-page.ts'

const ENTER = '\uE007'
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const point = z.tuple([z.number(), z.number(), z.boolean()])
const session = z.object({ sessionId: z.string() })
const element = z.object({ [ELEMENT]: z.string() })

/** Brings an element into view. Returns its center, in whole pixels of the window, and whether that is inside. */
const CENTER = `
  const [element] = arguments
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const [left, top] = [Math.round(x + width / 2), Math.round(Math.min(y + height / 2, innerHeight - 40))]
  return [left, top, left > 0 && left < innerWidth && top > 0]`

/** A fresh session of WebKit, by plain WebDriver. @param driver where its driver listens */
export async function openWebKit(driver: string): Promise<BrowserPage> {
  const capabilities = { alwaysMatch: { timeouts: { implicit: PATIENCE_MS } } }
  const { sessionId } = session.parse(await call('POST', `${driver}/session`, { capabilities }))
  const base = `${driver}/session/${sessionId}`
  await call('POST', `${base}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 })

  async function find(xpath: string): Promise<string> {
    const found = element.parse(await call('POST', `${base}/element`, { using: 'xpath', value: xpath }))
    return `${base}/element/${found[ELEMENT]}`
  }

  /** A drawer is clicked when it has slid in. */
  async function findStillCenter(xpath: string): Promise<z.infer<typeof point>> {
    const args = [{ [ELEMENT]: (await find(xpath)).split('/').at(-1) }]
    const read = async () => point.parse(await call('POST', `${base}/execute/sync`, { script: CENTER, args }))
    let last = await read()
    await delay(100)
    let now = await read()
    while (!now[2] || String(last) !== String(now)) {
      last = now
      await delay(100)
      now = await read()
    }
    return now
  }

  return {
    async open(address) {
      await call('POST', `${base}/url`, { url: address })
    },
    address: async () => z.string().parse(await call('GET', `${base}/url`)),
    read: async (xpath) => z.string().parse(await call('GET', `${await find(xpath)}/text`)),
    async click(xpath) {
      const [x, y] = await findStillCenter(xpath)
      const steps = [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      // The driver's own click refuses cards, whose boxes are placed by transforms.
      await call('POST', `${base}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions: steps }] })
    },
    async type(xpath, text) {
      await call('POST', `${await find(xpath)}/value`, { text: text.replace('\n', ENTER) })
    },
    async close() {
      await call('DELETE', base)
    },
  }
}

/** @throws Error with what the driver says of a command that failed */
async function call(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = z.object({ value: z.unknown() }).parse(await answer.json())
  if (!answer.ok) {
    throw new Error(`WebKit: ${JSON.stringify(value)}`)
  }
  return value
}
