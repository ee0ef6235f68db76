import { z } from 'zod'
import { type BrowserPage, PATIENCE_MS } from './browser-page.ts'

const ENTER = '\uE007'
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const session = z.object({ sessionId: z.string() })
const element = z.object({ [ELEMENT]: z.string() })

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

  return {
    async open(address) {
      await call('POST', `${base}/url`, { url: address })
    },
    address: async () => z.string().parse(await call('GET', `${base}/url`)),
    read: async (xpath) => z.string().parse(await call('GET', `${await find(xpath)}/text`)),
    async click(xpath) {
      await call('POST', `${await find(xpath)}/click`, {})
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
