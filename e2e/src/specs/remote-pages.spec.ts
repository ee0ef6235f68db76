import { type RemoteName, type RouteName, routes } from '@marquee/remote-kit/routes'
import { containersIn, registryOf } from '../fixtures/attribution.ts'
import { expect, test } from '../fixtures/test.ts'

const names = Object.keys(routes) as RouteName[]
const remotes = [...new Set(names.map((name) => routes[name].owner))].filter((owner) => owner !== 'host')

for (const remote of remotes) {
  test(
    `[R-02] every page of ${remote} comes up in one session, from the release that the page was made for`,
    {
      tag: '@smoke',
    },
    async ({ page, signInAs, shell }) => {
      await signInAs()
      for (const name of plainPagesOf(remote)) {
        await test.step(name, async () => {
          await page.goto(routes[name].path)
          await expect(shell.heading).toHaveCount(1)
          await expect(shell.heading).not.toBeEmpty()
          await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeHidden()
          await expect(shell.failurePanel).toHaveCount(0)
        })
      }
      const wanted = (await registryOf(page))?.remotes[remote]?.globalName
      expect(await containersIn(page)).toEqual([wanted])
    },
  )
}

/** Pages that need no id in their address. */
function plainPagesOf(remote: RemoteName): RouteName[] {
  return names.filter((name) => routes[name].owner === remote && !routes[name].path.includes(':'))
}
