import { launch } from 'puppeteer-core'
import { type BrowserPage, PATIENCE_MS } from './browser-page.ts'

/** A new session of Firefox, controlled by WebDriver BiDi. @param executablePath where it is installed */
export async function openFirefox(executablePath: string): Promise<BrowserPage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1440, height: 900 },
  })
  const page = await browser.newPage()
  const find = (xpath: string) => page.locator(`xpath/${xpath}`).setTimeout(PATIENCE_MS)
  return {
    async open(address) {
      await page.goto(address)
    },
    address: () => Promise.resolve(page.url()),
    read: (xpath) =>
      find(xpath)
        .map((element) => element.textContent ?? '')
        .wait(),
    click: (xpath) => find(xpath).click(),
    async type(xpath, text) {
      await find(xpath).click()
      await page.keyboard.type(text.trimEnd())
      if (text.endsWith('\n')) {
        await page.keyboard.press('Enter')
      }
    },
    close: () => browser.close(),
  }
}
