import { ownPort } from '../fixtures/own-port.ts'
import { expect, test } from '../fixtures/test.ts'
import { createOwnServer, type OwnServer } from '../fixtures/running-server.ts'
import { createPerson, signIn } from '../fixtures/people.ts'
import { ReleasesPage } from '../pages/releases-page.ts'

// Switching a remote off reaches everybody: these tests have a server of their own.
test.describe('the releases page @own-server', () => {
  let server: OwnServer

  test.beforeAll(async () => {
    server = createOwnServer(ownPort('releases-page'))
    await server.start()
  })

  test.afterAll(() => server.remove())

  test('an admin switches a remote off with a reason, pages say so, and it is switched on again', async ({
    browser,
    playwright,
    expectAccessible,
  }) => {
    const request = await playwright.request.newContext({ baseURL: server.origin })
    const context = await browser.newContext({ baseURL: server.origin })
    await signIn(context, await createPerson(request, { is_admin: true, display_name: 'Grace Admin' }))
    const page = await context.newPage()
    const releases = new ReleasesPage(page)

    await test.step('each package shows what is live', async () => {
      await releases.open()
      await expect(releases.card('briefs').getByText(/^[0-9a-f]{12}$/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Switch off: host' })).toBeHidden()
      await expectAccessible(page)
    })

    await test.step('a change needs a reason', async () => {
      await releases.ask('Switch off', 'briefs')
      await expectAccessible(page)
      await releases.confirm('Switch off', 'briefs', '')
      await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/)
    })

    await test.step('a change on top of another admin’s is refused in plain words', async () => {
      const other = new ReleasesPage(await context.newPage())
      await other.open()
      await other.ask('Switch off', 'briefs')
      await releases.confirm('Switch off', 'briefs', 'It loses text')
      await expect(releases.card('briefs')).toContainText('Switched off')
      await other.confirm('Switch off', 'briefs', 'The same')
      await expect(other.page.getByRole('alert')).toContainText('Somebody else released briefs meanwhile')
      await other.page.close()
    })

    await test.step('the remote’s page says that it is switched off, and another remote works', async () => {
      const user = await context.newPage()
      await user.goto('/briefs')
      await expect(user.getByText('This page is turned off for now.')).toBeVisible()
      await expectAccessible(user)
      await user.goto('/explore')
      await expect(user.getByRole('heading', { level: 1 })).toBeVisible()
      await user.close()
    })

    await test.step('the history says who and why, and the remote works again', async () => {
      await page.getByRole('button', { name: 'History: briefs' }).click()
      const history = page.getByRole('dialog', { name: 'History: briefs' })
      await expect(history.getByRole('listitem').first()).toContainText(/Switched off.*Grace Admin.*It loses text/)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await releases.ask('Switch on', 'briefs')
      await releases.confirm('Switch on', 'briefs', 'Mended')
      await expect(releases.card('briefs')).not.toContainText('Switched off')
      await page.goto('/briefs')
      await expect(page.getByRole('heading', { level: 1, name: 'Briefs' })).toBeVisible()
    })

    await context.close()
    await request.dispose()
  })
})
