import type { Browser, Page } from '@playwright/test'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, signIn } from '../fixtures/people.ts'
import { changeRelease, createReleaseToken, createTeam } from '../fixtures/release-team.ts'
import { createOwnServer, type OwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'

const PORT = ownPort('releases')
const TEXT = 'No briefs yet'
const NEW_TEXT = 'No briefs here'

test.describe.configure({ mode: 'serial' })

let server: OwnServer

test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = createOwnServer(PORT)
  await server.start()
})

test.afterAll(() => server.remove())

/** A browser of its own, signed in as somebody new. */
async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin })
  await signIn(context, await createPerson(context.request))
  return context.newPage()
}

test(
  '[A-17] a release runs with the next page of every browser, and a rollback as well',
  { tag: '@own-server' },
  async ({ browser }) => {
    test.setTimeout(120_000)
    const [one, other] = [await openBrowser(browser), await openBrowser(browser)]
    await one.goto('/briefs')
    await expect(one.getByText(TEXT)).toBeVisible()

    const team = createTeam(one.context().request, await createReleaseToken('briefs', server.dataDir))
    await team.release(await changeRelease('briefs', 'abc000000001', TEXT, NEW_TEXT), 'live')
    for (const page of [one, other]) {
      await page.goto('/briefs')
      await expect(page.getByText(NEW_TEXT)).toBeVisible()
    }

    await team.rollBack('briefs')
    for (const page of [one, other]) {
      await page.goto('/briefs')
      await expect(page.getByText(TEXT)).toBeVisible()
    }
  },
)

test(
  'a preview runs only in the tab that asked for it, over page loads, until the banner ends it',
  { tag: '@own-server' },
  async ({ browser }) => {
    test.setTimeout(120_000)
    const page = await openBrowser(browser)
    const release = 'abc000000002'
    const team = createTeam(page.context().request, await createReleaseToken('briefs', server.dataDir))
    await team.release(await changeRelease('briefs', release, TEXT, NEW_TEXT), 'preview')

    await page.goto(`/explore?mfe.briefs=${release}`)
    const banner = page.getByRole('complementary', { name: 'Preview' })
    await expect(banner).toContainText(`briefs ${release}`)
    await page.goto('/briefs')
    await expect(page.getByText(NEW_TEXT)).toBeVisible()
    await expect(banner).toBeVisible()

    const otherTab = await page.context().newPage()
    await otherTab.goto('/briefs')
    await expect(otherTab.getByText(TEXT)).toBeVisible()

    await banner.getByRole('button', { name: 'End the preview' }).click()
    await expect(page.getByText(TEXT)).toBeVisible()
    await expect(banner).toBeHidden()
  },
)
