import { href } from '@marquee/remote-kit/routes'
import { expect, test } from '../fixtures/test.ts'
import { Shell } from '../pages/shell.ts'

test('[T-05, T-06, T-07, T-08] without configuration a page asks nobody but our own server, and no question', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) {
      foreign.push(request.url())
    }
  })
  await signInAs()
  await page.goto(href('dashboard'))
  await expect(new Shell(page).heading).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: 'Your privacy' })).toBeHidden()
  expect(foreign).toEqual([])
})
