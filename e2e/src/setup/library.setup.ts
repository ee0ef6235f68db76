import { listAds } from '@marquee/contract/ad-search'
import { exampleAdsFile, readExampleAds } from '../../../server/src/testing/example-ads.ts'
import { importAds } from '../fixtures/running-server.ts'
import { expect, test as setup } from '../fixtures/test.ts'

/** What the server brings along on its first start, in the background. */
const DEMO_ADS = 3000

/** Null: the server is elsewhere, and its library was filled there (docs/qa.md). */
const dataDir = process.env['E2E_DATA_DIR'] ?? null

setup('the library holds the demo ads and the imported examples', async ({ signInAs, context }) => {
  setup.setTimeout(180_000)
  await signInAs()
  async function countAds(): Promise<number | null> {
    const answer = await context.request.get(listAds.path, { params: { per_brand: 0, limit: 1 } })
    return listAds.response.parse(await answer.json()).meta.total
  }
  const wanted = DEMO_ADS + readExampleAds().length
  if (dataDir !== null && (await countAds()) !== wanted) {
    await importAds(exampleAdsFile, dataDir)
  }
  await expect.poll(countAds, { timeout: dataDir === null ? 5000 : 120_000 }).toBe(wanted)
})
