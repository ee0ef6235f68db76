import { rmSync } from 'node:fs'
import { makeNewRemote, type NewRemote } from '../fixtures/new-remote.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, signIn } from '../fixtures/people.ts'
import { createReleaseToken, createTeam, readBuiltRelease } from '../fixtures/release-team.ts'
import { createOwnServer, type OwnServer } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { Shell } from '../pages/shell.ts'

const NAME = 'insights'

let server: OwnServer
let made: NewRemote

test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = createOwnServer(ownPort('new-remote'))
  ;[made] = await Promise.all([makeNewRemote(NAME), server.start()])
})

test.afterAll(async () => {
  await server.remove()
  rmSync(made.folder, { recursive: true })
})

test(
  '[A-03] [P-84] [P-91] a remote that a newcomer makes in a clone goes live in a running product with its pages and navigation',
  { tag: '@own-server' },
  async ({ browser }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({ baseURL: server.origin })
    await signIn(context, await createPerson(context.request))
    const page = await context.newPage()
    const shell = new Shell(page)
    const entry = shell.navigation.getByRole('link', { name: 'Insights', exact: true })

    expect((await context.request.get('/insights', { headers: { accept: 'text/html' } })).status()).toBe(404)
    await page.goto('/dashboard')
    await expect(shell.navigation).toBeVisible()
    await expect(entry).toHaveCount(0)

    const token = await createReleaseToken(NAME, server.dataDir)
    const releaseTo = (channel: string) =>
      made.command(['release', NAME, channel], { RELEASE_URL: server.origin, RELEASE_TOKEN: token })
    await test.step('a preview is there for the tab that asks for it', async () => {
      await releaseTo('--preview')
      await page.goto(`/insights?mfe.${NAME}=${made.release}`)
      await expect(shell.heading).toHaveText('Insights')
      await page.getByRole('button', { name: 'End the preview' }).click()
      await expect(entry).toHaveCount(0)
    })

    await test.step('live, it is part of the navigation, and both of its pages come up', async () => {
      await releaseTo('--live')
      await page.goto('/dashboard')
      await entry.click()
      await expect(shell.heading).toHaveText('Insights')
      await expect(entry).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveTitle('Insights · Marquee')
      await page.getByRole('link', { name: 'Open the details' }).click()
      await expect(shell.heading).toHaveText('Details')
      await expect(page).toHaveURL(/\/insights\/.+/)
      expect((await context.request.get('/insights', { headers: { accept: 'text/html' } })).status()).toBe(200)
    })

    await test.step('a release that takes a path of another package is refused', async () => {
      const team = createTeam(context.request, token)
      const release = readBuiltRelease(made.build)
      const description = { ...release.description, release: 'abc000000006' }
      await expect(
        team.release(
          {
            ...release,
            description: {
              ...description,
              baseUrl: description.baseUrl.replace(made.release, description.release),
              globalName: description.globalName.replace(made.release, description.release),
              manifest: { routes: [{ name: NAME, path: '/brief/:key', kind: 'app', title: 'Insights' }] },
            },
          },
          'live',
        ),
      ).rejects.toThrow('belongs to the page')
    })
    await context.close()
  },
)
