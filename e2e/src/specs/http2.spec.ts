import { streamWorkspaceChanges } from '@marquee/contract/workspace-changes'
import { createCertificateFiles } from '../../../server/src/testing/certificate-files.ts'
import { exampleAdsFile } from '../../../server/src/testing/example-ads.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson } from '../fixtures/people.ts'
import { createOwnServer, importAds } from '../fixtures/running-server.ts'
import { expect, test } from '../fixtures/test.ts'
import { ExplorePage } from '../pages/explore-page.ts'
import { LoginPage } from '../pages/login-page.ts'

test(
  '[T-04] [F-01] with a certificate the product and all of its files come over HTTP/2',
  { tag: '@own-server' },
  async ({ browser }) => {
    const { files, remove } = await createCertificateFiles()
    const server = createOwnServer(ownPort('http2'), { TLS_CERT_FILE: files.certFile, TLS_KEY_FILE: files.keyFile })
    try {
      await server.start()
      await importAds(exampleAdsFile, server.dataDir)
      const context = await browser.newContext({ baseURL: server.origin, ignoreHTTPSErrors: true })
      const page = await context.newPage()
      const loginPage = new LoginPage(page)
      await loginPage.open()
      const changes = page.waitForResponse((answer) => answer.url().endsWith(streamWorkspaceChanges.path))
      await loginPage.logIn(await createPerson(context.request))
      expect((await changes).status()).toBe(200)

      const explorePage = new ExplorePage(page)
      await explorePage.open()
      const entries = await page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          .filter(({ name }) => name.startsWith(location.origin))
          .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
      )
      expect(entries.length).toBeGreaterThan(5)
      expect(new Set(entries)).toEqual(new Set(['h2']))
      await context.close()
    } finally {
      await server.remove()
      await remove()
    }
  },
)
