import type { Page } from '@playwright/test'
import { href, type RouteName, routes } from '@marquee/remote-kit/routes'
import { expectNoLayoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts.ts'
import { purposes } from '../fixtures/page-purposes.ts'
import type { PersonOptions } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'
import { storeWork } from '../fixtures/stored-work.ts'

/** How a page is looked at. */
interface Look {
  theme: 'light' | 'dark'
  viewport: { width: number; height: number }
}

const desktop: Look = { theme: 'light', viewport: { width: 1280, height: 800 } }
const phone: Look = { theme: 'dark', viewport: { width: 390, height: 844 } }

/** Who opens a page so that the guard lets them. */
type Visitor = 'visitor' | 'unverified' | 'newcomer' | 'admin'

interface Visit {
  route: RouteName
  /** The address that stays. */
  path: string
}

const SOME_ID = '01890000-0000-7000-8000-000000000001'
/** How the account of a visitor is made; nobody is signed in without one. */
const accounts: Record<Visitor, PersonOptions | null> = {
  visitor: null,
  unverified: { verified: false },
  newcomer: { onboarding: 'due' },
  admin: { is_admin: true },
}

/** Of one test. */
const MOST_PAGES = 8

const visits = (Object.keys(routes) as RouteName[]).map((route) => ({ route, path: toAddress(route) }))

for (const [visitor, group] of listGroups(visits)) {
  test(`[R-02] [R-03] [R-06] [P-81] [P-83] every page for ${visitor}, in light on a desktop and in dark on a phone, has one heading, a title, what it is for, no error, no barrier and nothing that moves: ${group.at(0)?.route} to ${group.at(-1)?.route}`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const account = accounts[visitor]
    if (account !== null) {
      await signInAs(account)
    }
    await watchLayoutShifts(page)
    const errors = collectErrors(page)
    for (const [index, visit] of group.entries()) {
      await test.step(visit.route, async () => {
        for (const [turn, look] of toLooks(index).entries()) {
          await take(page, look)
          if (turn === 0) {
            await page.goto(visit.path)
          }
          await expectComplete(page, visit)
          if (turn === 0) {
            await expectNoLayoutShifts(page, visit.route)
          }
          await expectFitting(page, look, visit.route)
          await expectAccessible(page)
        }
        expect.soft(errors.splice(0), `errors in the console of ${visit.route}`).toEqual([])
      })
    }
  })
}

test('[F-02] [F-07] [F-09] ad details, a stored brief, a stored product and full lists have no barrier', async ({
  page,
  context,
  signInAs,
  explorePage,
  expectAccessible,
}) => {
  await signInAs()
  const { adId, briefId, productId } = await storeWork(context)
  await watchLayoutShifts(page)
  const errors = collectErrors(page)
  const paths = [
    href('explore', { query: { ad: adId } }),
    href('swipe-file'),
    href('dashboard'),
    href('briefs'),
    href('briefs', { query: { view: 'board' } }),
    href('brief-details', { params: { id: briefId } }),
    href('products'),
    href('edit-product', { params: { id: productId } }),
    '/products/import',
    '/brand-profiles/new',
  ]
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      for (const [turn, look] of toLooks(index).entries()) {
        await take(page, look)
        if (turn === 0) {
          await page.goto(path)
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await page.waitForLoadState('networkidle')
        if (path.includes('ad=')) {
          await expect(explorePage.drawer.brand).toBeVisible()
        }
        if (turn === 0) {
          await expectNoLayoutShifts(page, path)
        }
        await expectFitting(page, look, path)
        await expectAccessible(page)
      }
      expect.soft(errors.splice(0), `errors in the console of ${path}`).toEqual([])
    })
  }
})

/** Pages that remotes bring beside those that are specified. */
const OWN_PAGES = [
  '/weekly-watch',
  '/explore-angles',
  '/bring-your-library',
  '/generation-provider',
  '/account-settings/webhooks',
  '/creative-analyzer/results',
  '/creative-analyzer/results/import',
  '/creative-analyzer/compare',
  `/share/analysis/${SOME_ID}`,
  `/share/images/${SOME_ID}`,
  '/admin/feature-flags',
  '/admin/releases',
  '/admin/ad-sources',
  '/admin/ad-import',
  '/admin/advertisers',
  '/admin/jobs',
  '/admin/mails',
  '/admin/payouts',
]

test('[P-81] [P-84] pages that remotes bring by themselves, those for administrators included, have no barrier', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs({ is_admin: true })
  await watchLayoutShifts(page)
  const errors = collectErrors(page)
  for (const [index, path] of OWN_PAGES.entries()) {
    await test.step(path, async () => {
      for (const [turn, look] of toLooks(index).entries()) {
        await take(page, look)
        if (turn === 0) {
          await page.goto(path)
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await page.waitForLoadState('networkidle')
        if (turn === 0) {
          await expectNoLayoutShifts(page, path)
        }
        await expectFitting(page, look, path)
        await expectAccessible(page)
      }
      expect.soft(errors.splice(0), `errors in the console of ${path}`).toEqual([])
    })
  }
})

test('[R-05] an unknown path shows the not-found page, and the address stays as typed', async ({
  page,
  signInAs,
  shell,
}) => {
  for (const path of ['/no-such-page', '/briefs/extra/words', '/Explore%20?x=1']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(shell.heading).toHaveText('Nothing is showing here')
    await expect(page).toHaveTitle(/Page not found/)
    await expect(page).toHaveURL(path)
  }
  await signInAs()
  await page.goto('/no-such-page')
  await page.getByRole('link', { name: 'Explore ads' }).click()
  await expect(shell.heading).toHaveText('Explore')
})

async function expectComplete(page: Page, { route, path }: Visit): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page).toHaveTitle(/^.+ · Marquee$/)
  const purpose = purposes[route]
  if (purpose !== null) {
    const [role, name] = purpose
    await expect(page.getByRole('main').getByRole(role, { name }).first()).toBeVisible()
  }
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeHidden()
  if (route !== 'account-settings') {
    // What a page keeps of its own work, as a draft, stands in the query.
    await expect(page).toHaveURL(({ pathname }) => pathname === path)
  }
  await page.waitForLoadState('networkidle')
}

/** What the browser's console has to complain about. The brief, the product and the invitation of the example addresses do not exist. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    const isOfExample = url.includes(SOME_ID) || url.endsWith('/api/invitation-links/open')
    // The accessibility check tries to run in the previews of funnel pages, whose documents allow no scripts.
    const isOfCheck = message.text().startsWith('Blocked script execution') && url === 'about:srcdoc'
    const isExpected = isOfCheck || (message.text().includes('status of 404') && isOfExample)
    if (message.type() === 'error' && !isExpected) {
      errors.push(`${message.text()} (${url})`)
    }
  })
  return errors
}

/** Loading a page takes most of a visit: every other one is loaded on the phone first, and then only changes its look. */
function toLooks(index: number): [Look, Look] {
  return index % 2 === 0 ? [desktop, phone] : [phone, desktop]
}

async function take(page: Page, { theme, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport)
  // Colours that are still on their way from one theme to the other would be no colours of ours.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
}

async function expectFitting(page: Page, { theme, viewport }: Look, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme)
  await expect
    .configure({ soft: true })
    .poll(() => overflow(page), { message: `${name} scrolls sideways by`, timeout: 5000 })
    .toBe(0)
  if (viewport === phone.viewport) {
    // Sizes of antd's fields move to their new value within a moment.
    await expect
      .configure({ soft: true })
      .poll(() => listSmallFields(page), { message: `fields that iOS zooms ${name} into`, timeout: 5000 })
      .toEqual([])
  }
}

/** iOS zooms a page into a field whose text is smaller than 16 pixels, and leaves it so. */
function listSmallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea, [contenteditable]')]
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  )
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

function toAddress(route: RouteName): string {
  return routes[route].path.replaceAll(/:\w+/g, SOME_ID)
}

/** Splits the pages by who may open them, in parts that run side by side. */
function listGroups(all: readonly Visit[]): [Visitor, Visit[]][] {
  const visitors = Map.groupBy(all, toVisitor)
  return [...visitors].flatMap(([visitor, group]) =>
    Array.from({ length: Math.ceil(group.length / MOST_PAGES) }, (_, part): [Visitor, Visit[]] => [
      visitor,
      group.slice(part * MOST_PAGES, (part + 1) * MOST_PAGES),
    ]),
  )
}

function toVisitor({ route }: Visit): Visitor {
  if (route === 'verify-email') {
    return 'unverified'
  }
  if (route === 'onboarding') {
    return 'newcomer'
  }
  return routes[route].kind === 'public' ? 'visitor' : 'admin'
}
