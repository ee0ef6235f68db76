import type { Page } from '@playwright/test'
import { exampleAdsFile } from '../../../server/src/testing/example-ads.ts'
import { readRegistry } from '../fixtures/attribution.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, signIn } from '../fixtures/people.ts'
import { changeRelease, createReleaseToken, createTeam } from '../fixtures/release-team.ts'
import { createOwnServer, importAds, type OwnServer } from '../fixtures/running-server.ts'
import { expect, test as base } from '../fixtures/test.ts'
import { Shell } from '../pages/shell.ts'

const BRIEFS = ['No briefs yet', 'No briefs here'] as const
const PRODUCTS = ['No products yet', 'No products here'] as const
const HOST = ['Get started', 'Get going'] as const

/** As the build writes the version of ad-library's one slice. */
const SLICE_VERSION = 'version:1})'

/** A property of the window that a load of the document removes. */
const MARK = 'isSameDocument'

const test = base.extend<{ open: Shell }, { server: OwnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from this pattern
    async ({}, use) => {
      const server = createOwnServer(ownPort('open-session'))
      await server.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  /** The page of somebody new, whose clock can be put forward. */
  open: async ({ page, context, request }, use) => {
    await signIn(context, await createPerson(request))
    await page.clock.install()
    await use(new Shell(page))
  },
})

test.describe.configure({ mode: 'serial' })

test.describe('[A-17] an open page @own-server', () => {
  async function readTeam(name: string, page: Page, server: OwnServer) {
    return createTeam(page.request, await createReleaseToken(name, server.dataDir))
  }

  async function openPage(page: Page, path: string): Promise<void> {
    await page.goto(path)
    await page.evaluate((mark) => Object.assign(window, { [mark]: true }), MARK)
  }

  function isSameDocument(page: Page): Promise<boolean> {
    return page.evaluate((mark) => mark in window, MARK)
  }

  /** By itself a page asks for releases only once in a while. */
  function letTimePass(page: Page): Promise<void> {
    return page.clock.fastForward('01:00')
  }

  test('keeps its release, and the next page runs the new one without a load of the document', async ({
    page,
    open,
    server,
  }) => {
    await openPage(page, '/briefs')
    await expect(page.getByText(BRIEFS[0])).toBeVisible()
    const team = await readTeam('briefs', page, server)

    await test.step('the page on the screen stays', async () => {
      await team.release(await changeRelease('briefs', 'abc000000011', ...BRIEFS), 'live')
      await letTimePass(page)
      await page.getByTitle('Archived', { exact: true }).click()
      await expect(page).toHaveURL(/archived/)
      await page.getByTitle('Current', { exact: true }).click()
      await expect(page.getByText(BRIEFS[0])).toBeVisible()
    })

    await test.step('the next page is of the new release', async () => {
      await open.goTo('Explore')
      await expect(open.heading).toHaveText('Explore')
      await open.goTo('Briefs')
      await expect(page.getByText(BRIEFS[1])).toBeVisible()
    })

    await test.step('a rollback comes in the same way, also when the tab is looked at again', async () => {
      await team.rollBack('briefs')
      await letTimePass(page)
      const asked = page.waitForResponse(/page-registry/)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await asked
      await open.goTo('Explore')
      await open.goTo('Briefs')
      await expect(page.getByText(BRIEFS[0])).toBeVisible()
    })

    expect(await isSameDocument(page)).toBe(true)
  })

  test('takes over nothing while something is unsaved, and loses nothing of it', async ({ page, open, server }) => {
    await openPage(page, '/products')
    await expect(page.getByText(PRODUCTS[0])).toBeVisible()
    await page.getByRole('link', { name: 'Add product' }).first().click()
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Wool socks')
    const generation = await readTeam('generation', page, server)
    await generation.release(await changeRelease('generation', 'abc000000012', ...PRODUCTS), 'live')
    await (await readTeam('host', page, server)).release(await changeRelease('host', 'abc000000013', ...HOST), 'live')
    await letTimePass(page)

    await open.goTo('Products')
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(name).toHaveValue('Wool socks')
    await open.goTo('Products')
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByText(PRODUCTS[0])).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)

    await test.step('the next page takes over both: for the host by one load of the document', async () => {
      await letTimePass(page)
      await open.goTo('Briefs')
      await expect(open.heading).toHaveText('Briefs')
      expect(await isSameDocument(page)).toBe(false)
      expect((await readRegistry(page))?.host.release).toBe('abc000000013')
      await expect(open.navigation.getByRole('link', { name: HOST[1] })).toBeVisible()
    })

    await test.step('and never again for the same release', async () => {
      await page.evaluate((mark) => Object.assign(window, { [mark]: true }), MARK)
      await letTimePass(page)
      await open.goTo('Products')
      await expect(page.getByText(PRODUCTS[1])).toBeVisible()
      await letTimePass(page)
      await open.goTo('Explore')
      await expect(open.heading).toHaveText('Explore')
      expect(await isSameDocument(page)).toBe(true)
    })
  })

  test('keeps the state of a remote over its releases, and begins anew where the state has another shape', async ({
    page,
    open,
    server,
  }) => {
    await importAds(exampleAdsFile, server.dataDir)
    await openPage(page, '/explore')
    await page
      .getByRole('checkbox', { name: /^Select the ad of/ })
      .first()
      .click()
    const selected = page.getByRole('region', { name: 'Selected ads' })
    await expect(selected).toContainText('1 ad selected')
    const team = await readTeam('ad-library', page, server)

    async function takeOver(release: string, from: string, to: string): Promise<void> {
      await team.release(await changeRelease('ad-library', release, from, to), 'live')
      await letTimePass(page)
      await open.goTo('Briefs')
      await expect(open.heading).toHaveText('Briefs')
      await open.goTo('Explore')
      await expect(page.getByRole('feed', { name: 'Ads' }).getByRole('article').first()).toBeVisible()
    }

    await test.step('of the same version: the selection is there, in the new release', async () => {
      await takeOver('abc000000014', 'Add to board', 'Put on a board')
      await expect(selected).toContainText('1 ad selected')
      await expect(selected.getByRole('button', { name: 'Put on a board' })).toBeVisible()
    })

    await test.step('of another version: nothing is selected, and selecting works', async () => {
      await takeOver('abc000000015', SLICE_VERSION, 'version:2})')
      await expect(selected).toBeHidden()
      await page
        .getByRole('checkbox', { name: /^Select the ad of/ })
        .first()
        .click()
      await expect(selected.getByRole('button', { name: 'Add to board' })).toBeVisible()
    })

    expect(await isSameDocument(page)).toBe(true)
  })
})
