import { randomUUID } from 'node:crypto'
import { expect, test as base } from '@playwright/test'
import { href } from '@marquee/remote-kit/routes'
import { createPerson } from '../fixtures/people.ts'
import { type BrowserPage, button, field, heading, link } from './browser-page.ts'
import { openFirefox } from './firefox-page.ts'
import { startWebKitDriver } from './webkit-driver.ts'
import { openWebKit } from './webkit-page.ts'

interface Sessions {
  /** Opens fresh sessions, which are closed when the test ends. */
  openBrowser: () => Promise<BrowserPage>
}

const SIGN_UPS = 5
const firefox = process.env['FIREFOX_PATH'] ?? ''
const webKitDriver = process.env['WEBKIT_DRIVER_PATH'] ?? ''
const DIALOG = '//*[@role="dialog"]'
const CARD = '//*[@role="article" or self::article]'

const test = base.extend<Sessions, { webKitAddress: string }>({
  webKitAddress: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from this pattern
    async ({}, use, { parallelIndex }) => {
      const driver = await startWebKitDriver(
        webKitDriver,
        Number(process.env['E2E_PORT'] ?? 3900) + 300 + parallelIndex,
      )
      await use(driver.address)
      await driver.stop()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  openBrowser: async ({}, use) => {
    const opened: BrowserPage[] = []
    await use(async () => {
      const page = await openFirefox(firefox)
      opened.push(page)
      return page
    })
    await Promise.all(opened.map((page) => page.close()))
  },
})

const testWebKit = test.extend<Sessions>({
  openBrowser: async ({ webKitAddress }, use) => {
    const opened: BrowserPage[] = []
    await use(async () => {
      // The driver has one session at a time.
      await opened.pop()?.close()
      const page = await openWebKit(webKitAddress)
      opened.push(page)
      return page
    })
    await opened.pop()?.close()
  },
})

/** Opens the ad of a card. A card may be replaced while it is clicked, so it is clicked again when nothing opened. */
async function openCard(page: BrowserPage, card: string): Promise<void> {
  await expect(async () => {
    if (!(await page.address()).includes('ad=')) {
      await page.click(card)
    }
    expect(await page.address()).toContain('ad=')
  }).toPass({ timeout: 40_000, intervals: [3000] })
}

for (const [name, testIn, isThere] of [
  ['Firefox', test, firefox !== ''],
  ['WebKit', testWebKit, webKitDriver !== ''],
] as const) {
  if (isThere) {
    testIn(
      `[P-92] [F-01] [F-02] in ${name}, a marketer signs in, finds an ad, saves it, and writes a brief from the swipe file`,
      async ({ openBrowser, request, baseURL }) => {
        const person = await createPerson(request)
        const page = await openBrowser()
        await page.open(new URL(href('login'), baseURL).href)
        await page.type(field('E-mail'), person.email)
        await page.type(field('Password'), `${person.password}\n`)
        await page.read(heading('Explore'))

        await page.type('//input[@type="search"]', 'coffee\n')
        await expect.poll(() => page.address()).toContain('q=coffee')
        // A card may be replaced while it is read.
        await expect(async () => expect(await page.read(CARD)).toMatch(/coffee/i)).toPass({ timeout: 20_000 })
        await openCard(page, CARD)
        // What the drawer loads later moves what is above it.
        await page.read(`${DIALOG}${link('Write a brief')}`)
        await page.click(`${DIALOG}${button('Save')}`)
        await page.read(`${DIALOG}${button('Saved')}`)
        const adId = new URL(await page.address()).searchParams.get('ad') ?? ''

        await page.open(new URL(href('swipe-file'), baseURL).href)
        await openCard(page, `${CARD}[.//a[contains(@href, "${adId}")]]`)
        await page.click(`${DIALOG}${link('Write a brief')}`)
        await page.click(`${DIALOG}${button('Create brief')}`)
        await page.read(heading('Edit brief'))
      },
    )
  }
}

if (webKitDriver !== '') {
  testWebKit(
    `[P-92] [C-03] in WebKit, ${SIGN_UPS} people register one after the other, each in a fresh session`,
    async ({ openBrowser, baseURL }) => {
      for (let index = 0; index < SIGN_UPS; index += 1) {
        const page = await openBrowser()
        await page.open(new URL(href('signup'), baseURL).href)
        await page.type(field('Your name'), 'Ada Newcomer')
        await page.type(field('Work e-mail'), `new-${randomUUID()}@marquee.example`)
        await page.type(field('Password'), 'a fresh password')
        await page.click(button('Create account'))
        await page.read(heading('Check your inbox'))
      }
    },
  )
}
