import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { type BrowserPage, PATIENCE_MS } from './browser-page.ts'

const ENTER = '\uE007'
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const clicked = z.tuple([z.string(), z.boolean()])
const session = z.object({ sessionId: z.string() })
const element = z.object({ [ELEMENT]: z.string() })

/**
 * Scrolls an element into view, and clicks the topmost element at its centre once its position is stable. Returns the centre, in whole
 * pixels of the window, and whether it was clicked. The driver's own click refuses cards, whose boxes are placed by transforms.
 */
const CLICK = `
  const [element, last] = arguments
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const [left, top] = [Math.round(x + width / 2), Math.round(Math.min(y + height / 2, innerHeight - 40))]
  const hit = document.elementFromPoint(left, top)
  const isClicked = last === left + ',' + top && hit !== null && (element.contains(hit) || hit.contains(element))
  if (isClicked) {
    hit.click()
  }
  return [left + ',' + top, isClicked]`

/** A new session of WebKit, by plain WebDriver. @param driver the address of its driver */
export async function openWebKit(driver: string): Promise<BrowserPage> {
  const capabilities = { alwaysMatch: { timeouts: { implicit: PATIENCE_MS } } }
  const { sessionId } = session.parse(await call('POST', `${driver}/session`, { capabilities }))
  const base = `${driver}/session/${sessionId}`
  await call('POST', `${base}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 })

  async function find(xpath: string): Promise<string> {
    const found = element.parse(await call('POST', `${base}/element`, { using: 'xpath', value: xpath }))
    return `${base}/element/${found[ELEMENT]}`
  }

  return {
    async open(address) {
      await call('POST', `${base}/url`, { url: address })
    },
    address: async () => z.string().parse(await call('GET', `${base}/url`)),
    read: async (xpath) => z.string().parse(await call('GET', `${await find(xpath)}/text`)),
    async click(xpath) {
      const deadline = Date.now() + PATIENCE_MS
      let last = ''
      while (Date.now() < deadline) {
        const args = [{ [ELEMENT]: (await find(xpath)).split('/').at(-1) }, last]
        // A card may be replaced between the two calls.
        const answer = await call('POST', `${base}/execute/sync`, { script: CLICK, args }).catch(() => ['', false])
        const [center, isClicked] = clicked.parse(answer)
        if (isClicked) {
          return
        }
        last = center
        await delay(100)
      }
      throw new Error(`WebKit: nothing to click at ${xpath}; last seen at ${last}`)
    },
    async type(xpath, text) {
      await call('POST', `${await find(xpath)}/value`, { text: text.replace('\n', ENTER) })
    },
    async close() {
      await call('DELETE', base)
    },
  }
}

/** The driver answers a command within this time, or never. */
const ANSWER_MS = 60_000

/** @throws Error with the driver's message about a failed command, or with the command that got no answer */
async function call(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  const sent = body === undefined ? { method, signal } : { method, signal, body: JSON.stringify(body) }
  const answer = await fetch(address, sent).catch((error: unknown) => {
    throw new Error(`WebKit's driver did not answer ${method} ${new URL(address).pathname}`, { cause: error })
  })
  const { value } = z.object({ value: z.unknown() }).parse(await answer.json())
  if (!answer.ok) {
    throw new Error(`WebKit: ${JSON.stringify(value)}`)
  }
  return value
}
