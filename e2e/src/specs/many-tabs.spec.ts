import { randomUUID } from 'node:crypto'
import { createFeatureFlag } from '@marquee/contract/feature-flags'
import { href } from '@marquee/remote-kit/routes'
import type { BrowserContext, Page } from '@playwright/test'
import { send } from '../fixtures/collections.ts'
import { flagValue, setVisibility, watchOpenStreams } from '../fixtures/flag-stream.ts'
import { expect, test } from '../fixtures/test.ts'
import { Shell } from '../pages/shell.ts'

/** More than the six connections that a browser opens to a server with HTTP/1.1. */
const TABS = 10

async function openTab(context: BrowserContext, isInBackground: boolean): Promise<Page> {
  const tab = await context.newPage()
  if (isInBackground) {
    // Playwright shows every page; a background tab gets no event.
    await tab.addInitScript(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
    )
  }
  await tab.goto(href('dashboard'))
  return tab
}

test('[P-99] [T-03] [T-04] ten tabs hold one connection and all work; another leads when the leading one is closed', async ({
  context,
  signInAs,
}) => {
  await signInAs({ is_admin: true })
  const streams = watchOpenStreams(context)
  const tabs: Page[] = []
  for (let index = 0; index < TABS; index += 1) {
    tabs.push(await openTab(context, index % 3 === 1))
  }
  for (const tab of tabs) {
    const shell = new Shell(tab)
    await shell.goTo('Swipe file')
    await expect(tab.getByText('Nothing saved yet')).toBeVisible()
    await tab.waitForFunction(() => '_growthbook' in window)
  }
  expect(streams.size).toBe(1)

  const leading = [...streams][0]?.frame().page()
  await leading?.close()
  await expect.poll(() => streams.size).toBe(1)
  const rest = tabs.filter((tab) => tab !== leading)
  const key = `e2e.tabs-${randomUUID()}`
  const flag = { key, description: '', type: 'boolean', default_value: 'true', rules: '[]', is_enabled: true }
  await send(context, 'POST', createFeatureFlag.path, flag)
  for (const [index, tab] of tabs.entries()) {
    if (rest.includes(tab) && index % 3 !== 1) {
      await expect.poll(() => flagValue(tab, key)).toBe(true)
    }
  }
  const hidden = tabs[1]
  if (hidden !== undefined) {
    expect(await flagValue(hidden, key)).toBeNull()
    await setVisibility(hidden, 'visible')
    await expect.poll(() => flagValue(hidden, key)).toBe(true)
  }
  expect(streams.size).toBe(1)
})

test('[P-99] [C-02] a logout in one tab leads the others to the login without an error, and nothing of the user stays in them', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs()
  await page.goto(href('swipe-file'))
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  const recent = () => page.evaluate(() => sessionStorage.getItem('marquee.recent-pages'))
  await expect.poll(recent).toContain('/swipe-file')
  const other = new Shell(await openTab(context, false))
  await other.logOut()
  await expect(page).toHaveURL(/\/login\?return_to=%2Fswipe-file$/)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  expect(await recent()).toBeNull()
})
