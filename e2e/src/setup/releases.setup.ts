import { href } from '@marquee/remote-kit/routes'
import type { Registry } from '../../../shared/federation/src/registry.ts'
import { toGlobalName } from '../../../shared/federation/src/release-address.ts'
import { askedReleases, previewParameters } from '../fixtures/asked-releases.ts'
import { containersIn, readRegistry } from '../fixtures/attribution.ts'
import { expect, test as setup } from '../fixtures/test.ts'

const { host, ...remotes } = askedReleases

setup('the releases that were asked for are what pages run', async ({ page, signInAs, shell }) => {
  await signInAs()
  await page.goto(href('dashboard', { query: Object.fromEntries(previewParameters()) }))
  expect((await readRegistry(page))?.overrides, 'what the server accepts').toEqual(askedReleases)

  for (const [name, release] of Object.entries(remotes)) {
    await setup.step(`${name} ${release}`, async () => {
      await page.goto(findPage(name, await readRegistry(page)))
      await expect(shell.heading).toBeVisible()
      const containers = await containersIn(page)
      const prefix = toGlobalName(name, '')
      expect(containers.filter((container) => container.startsWith(prefix))).toEqual([toGlobalName(name, release)])
    })
  }
  if (host !== undefined) {
    expect((await readRegistry(page))?.host.release).toBe(host)
  }
})

/** A page of the remote that needs nothing but somebody who is signed in. */
function findPage(owner: string, registry: Registry | null): string {
  const routes = registry?.remotes[owner]?.manifest.routes ?? []
  const found = routes.find(({ kind, path }) => kind === 'app' && !path.includes(':'))
  if (found === undefined) {
    throw new Error(`${owner} has no page that could show that it runs.`)
  }
  return found.path
}
