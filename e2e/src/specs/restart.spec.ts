import { exampleAdsFile, readExampleAds } from '../../../server/src/testing/example-ads.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, signIn } from '../fixtures/people.ts'
import { createOwnServer, importAds } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { ExplorePage } from '../pages/explore-page.ts'
import { Shell } from '../pages/shell.ts'
import { SwipeFilePage } from '../pages/swipe-file-page.ts'

for (const killed of ['the server', 'the server and PostgreSQL']) {
  test(
    `[F-02] a saved ad is there after a kill of ${killed} and a new start`,
    { tag: '@own-server' },
    async ({ browser }, { parallelIndex }) => {
      test.setTimeout(180_000)
      const server = createOwnServer(ownPort('restart', parallelIndex))
      try {
        await server.start()
        await importAds(exampleAdsFile, server.dataDir)
        const context = await browser.newContext({ baseURL: server.origin })
        const page = await context.newPage()
        await signIn(context, await createPerson(context.request))
        const explorePage = new ExplorePage(page)
        await explorePage.open({ q: '"window seat"' })
        const [adId] = await explorePage.ads.shownIds()
        await explorePage.ads.saveButton(explorePage.ads.cards.first()).click()
        await expect(new Shell(page).notification('Saved to the swipe file')).toBeVisible()

        await server.kill()
        if (killed !== 'the server') {
          await server.killPostgres()
        }
        await server.start()

        const swipeFilePage = new SwipeFilePage(page)
        await swipeFilePage.open()
        await expect.poll(() => swipeFilePage.ads.shownIds()).toEqual([adId])
        await explorePage.open({ q: 'lighthouse', per_brand: '0' })
        await expect(explorePage.ads.cards).toHaveCount(
          readExampleAds().filter(({ text }) => /\blighthouse\b/i.test(text)).length,
        )
        await context.close()
      } finally {
        await server.remove()
      }
    },
  )
}
