import type { Page, Route } from '@playwright/test'
import { authCheck } from '@marquee/contract/authentication'
import { listAds } from '@marquee/contract/ad-search'
import { getOnboarding } from '@marquee/contract/onboarding'
import { href } from '@marquee/remote-kit/routes'
import { expect, test } from '../fixtures/test.ts'

// Every combination with every kind of person is proved by the host's own tests; here each fault meets one call in a real browser
// and with the real pages, and those that differ in kind meet the others.
const faults = ['401', '403', '419', '429', '500', 'refused', 'silent', 'html'] as const
type Fault = (typeof faults)[number]

const calls = {
  'the access check': `**${authCheck.path}*`,
  onboarding: `**${getOnboarding.path}*`,
  'the flags': '**/growthbook/api/features/*',
  'a list': `**${listAds.path}*`,
}

async function cause(route: Route, fault: Fault): Promise<void> {
  if (fault === 'refused') {
    await route.abort('connectionrefused')
  } else if (fault === 'html') {
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' })
  } else if (fault !== 'silent') {
    // Silent: never answered; the browser's clock goes on without it.
    await route.fulfill({ status: Number(fault), json: { message: `The server says ${fault}.` } })
  }
}

/** How often the page is loaded anew. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0
  })
  return () => loads
}

/** The page reloads for these; the access check and the flags never ask for it. */
function endsSession(call: string, fault: Fault): boolean {
  return (fault === '401' || fault === '419') && (call === 'onboarding' || call === 'a list')
}

/** A session that is gone, no answer at all, and one that nobody can read. */
const someFaults: readonly Fault[] = ['401', 'silent', 'html']

for (const [call, address] of Object.entries(calls)) {
  for (const fault of call === 'a list' ? faults : someFaults) {
    test(`[G-01] [A-06] ${call} with ${fault} ends in a readable page, without a loop`, async ({
      page,
      signInAs,
      shell,
    }) => {
      await signInAs()
      const loads = countLoads(page)
      await page.route(address, (route) => cause(route, fault))
      if (fault === 'silent') {
        await page.clock.install()
      }
      await page.goto(href('explore'))
      if (fault === 'silent') {
        await page.clock.runFor(30_000)
      }
      if (endsSession(call, fault)) {
        // Shown when the rule has refused to reload once more.
        await expect(shell.notification('Your session could not be renewed')).toBeVisible({ timeout: 30_000 })
      }
      await expect(shell.heading).toBeVisible()
      expect(loads()).toBe(endsSession(call, fault) ? 3 : 1)
    })
  }
}
