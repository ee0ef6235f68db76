import { listSavedAds } from '@marquee/contract/saved-ads'
import { href } from '@marquee/remote-kit/routes'
import type { Page } from '@playwright/test'
import { makeUpAds } from '../../../extension/src/testing/made-up-ads.ts'
import { drawMetaPage } from '../../../extension/src/testing/meta-page.ts'
import { endVideoMaker, makeVideo } from '../../../server/src/testing/videos/make-video.ts'
import { coloredPng } from '../fixtures/colored-png.ts'
import { type ExtensionBrowser, openExtensionBrowser } from '../fixtures/extension-browser.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const LIBRARY = 'https://www.facebook.com/ads/library/?q=boots'
const ads = makeUpAds(3)
const [, , withVideo] = ads

let browser: ExtensionBrowser
test.beforeAll(async ({ baseURL }) => {
  const video = await makeVideo({ width: 180, height: 320, scenes: [{ seconds: 2, color: '#1a5f7a', isMoving: true }] })
  endVideoMaker()
  browser = await openExtensionBrowser(baseURL ?? '', {
    hosts: ['www.facebook.com', '*.fbcdn.net'],
    answers(path) {
      if (path.endsWith('.webm')) {
        return { type: 'video/webm', body: video }
      }
      return path.endsWith('.jpg')
        ? { type: 'image/png', body: coloredPng(180, 320, [26, 95, 122]).buffer }
        : { type: 'text/html', body: drawMetaPage(ads) }
    },
  })
})
test.afterAll(() => browser.close())

/** Ends the service worker, as the browser does with an idle one. */
async function endServiceWorker(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.stopAllWorkers')
  await client.detach()
}

test('[F-16] [P-85] an ad with its video is saved from Meta’s library, over an outage, and plays in the swipe file', async ({
  newPerson,
}) => {
  const { context, origin } = browser
  await signIn(context, await newPerson())

  const popup = await context.newPage()
  await popup.goto(`${origin}/popup.html`)
  const confirming = context.waitForEvent('page')
  await popup.getByRole('button', { name: 'Connect', exact: true }).click()
  const confirmation = await confirming
  await confirmation.getByRole('button', { name: 'Connect this browser' }).click()
  await expect(popup.getByRole('button', { name: 'Disconnect' })).toBeVisible()

  await popup.getByLabel('Board').selectOption('New board …')
  await popup.getByLabel('Name of the new board').fill('Wet days')
  await popup.getByLabel('Name of the new board').blur()
  await popup.getByLabel('Tags').fill('boots')
  await popup.getByLabel('Tags').blur()
  await expect(popup.getByRole('button', { name: 'Remove the tag boots' })).toBeVisible()

  // Marquee is out of reach while the ad is saved, and the service worker ends before it is back.
  browser.setLink(false)
  const library = await context.newPage()
  await library.goto(LIBRARY)
  await library.bringToFront()
  const card = library.locator('.x1').filter({ hasText: withVideo?.advertiser ?? '' })
  await clickSave(library, card)
  await expect(popup.getByText('Waiting for a connection to Marquee.')).toBeVisible()
  await endServiceWorker(popup)
  browser.setLink(true)
  await popup.getByRole('button', { name: 'Try again' }).click()
  await expect(popup.getByText('Saved lately')).toBeVisible()

  const answer = await context.request.get(listSavedAds.path)
  const saved = listSavedAds.response.parse(await answer.json()).data
  expect(saved.map(({ ad, tags }) => [ad.brand?.name, tags])).toEqual([[withVideo?.advertiser, ['boots']]])
  const page = await context.newPage()
  await page.goto(href('swipe-file', { query: { ad: saved[0]?.ad.id } }))
  await expect(page.getByRole('link', { name: 'Wet days' }).first()).toBeVisible()
  const video = page.getByRole('dialog', { name: 'Ad details' }).locator('video')
  await video.evaluate((player: HTMLVideoElement) => player.play())
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
})

/** The button stands in a closed shadow root: it is pressed where it is. */
async function clickSave(page: Page, card: ReturnType<Page['locator']>): Promise<void> {
  const host = card.locator('[data-marquee]')
  await host.scrollIntoViewIfNeeded()
  const box = await host.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 40, (box?.y ?? 0) + (box?.height ?? 0) / 2)
}
