import { join } from 'node:path'
import { listRemotes } from '../../../shared/federation/src/list-remotes.ts'
import { containersIn, readRegistry } from '../fixtures/attribution.ts'
import { expect, test } from '../fixtures/test.ts'

const root = join(import.meta.dirname, '../../..')

for (const remote of listRemotes(root)) {
  test(
    `[R-02] every page of ${remote} comes up in one session, from the release that the page was made for`,
    {
      tag: '@smoke',
    },
    async ({ page, signInAs, shell }) => {
      await signInAs({ is_admin: true })
      await page.goto('/dashboard')
      const live = (await readRegistry(page))?.remotes[remote]
      const pages = (live?.manifest.routes ?? []).filter(({ path }) => !path.includes(':'))
      expect(pages.length).toBeGreaterThan(0)
      for (const { name, path } of pages) {
        await test.step(name, async () => {
          await page.goto(path)
          await expect(shell.heading).toHaveCount(1)
          await expect(shell.heading).not.toBeEmpty()
          await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeHidden()
          await expect(shell.failurePanel).toHaveCount(0)
        })
      }
      expect(await containersIn(page)).toContain(live?.globalName)
    },
  )
}
