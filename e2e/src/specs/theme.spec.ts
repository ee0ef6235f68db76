import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const CANVAS = { light: 'rgb(246, 245, 242)', dark: 'rgb(18, 18, 17)' } as const

type Mode = keyof typeof CANVAS

const cases: { choice: string | null; device: Mode; shown: Mode }[] = [
  { choice: 'dark', device: 'light', shown: 'dark' },
  { choice: 'light', device: 'dark', shown: 'light' },
  { choice: 'system', device: 'dark', shown: 'dark' },
  { choice: null, device: 'dark', shown: 'dark' },
  { choice: null, device: 'light', shown: 'light' },
]

async function choose(context: BrowserContext, choice: string | null, url: string): Promise<void> {
  if (choice !== null) {
    await context.addCookies([{ name: 'marquee_theme', value: choice, url }])
  }
}

/** Notes in each frame, from the first one on, what the page paints behind everything, and in which colour scheme. */
async function watchCanvas(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(window, '__seenCanvases', seen)
    function look(): void {
      const root = document.documentElement
      const { backgroundColor } = getComputedStyle(root)
      const body = document.body === null ? '' : getComputedStyle(document.body).backgroundColor
      seen.add(body === '' || body === 'rgba(0, 0, 0, 0)' ? backgroundColor : body)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

function seenCanvases(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(Reflect.get(window, '__seenCanvases') as Set<string>)])
}

for (const { choice, device, shown } of cases) {
  const stored = choice === null ? 'nothing stored' : `${choice} stored`
  test(`[R-02] with ${stored} and a ${device} device, the first paint is ${shown}, and nothing flashes after it`, async ({
    page,
    context,
    baseURL,
    loginPage,
  }) => {
    await page.emulateMedia({ colorScheme: device })
    await choose(context, choice, baseURL ?? '')
    await watchCanvas(page)

    // Without any script of the page: what the server sent is all that the first paint has.
    let letScriptsIn = (): void => {}
    const held = new Promise<void>((resolve) => {
      letScriptsIn = resolve
    })
    await page.route(/\.js(\?|$)/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await expect.poll(() => seenCanvases(page)).toEqual([CANVAS[shown]])
    await expect(loginPage.heading).toHaveCount(0)

    letScriptsIn()
    await expect(loginPage.heading).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await seenCanvases(page)).toEqual([CANVAS[shown]])
    await expect(page.locator('html')).toHaveCSS('color-scheme', shown)
  })
}

test('[R-06] a theme that is chosen in the product is there at the next first paint', async ({
  page,
  signInAs,
  shell,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signInAs()
  await page.goto('/dashboard')
  await expect(shell.heading).toHaveText(/^Welcome/)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await field.fill('dark theme')
  await field.press('Enter')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await watchCanvas(page)
  await page.reload()
  await expect(shell.heading).toHaveText(/^Welcome/)
  expect(await seenCanvases(page)).toEqual([CANVAS.dark])
})
