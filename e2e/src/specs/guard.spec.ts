import { markPlansSeen } from '@marquee/contract/account'
import { authCheck } from '@marquee/contract/authentication'
import { getOnboarding, type OnboardingResponse } from '@marquee/contract/onboarding'
import { href } from '@marquee/remote-kit/routes'
import type { Page } from '@playwright/test'
import { findAds } from '../fixtures/collections.ts'
import { type Person, type PersonOptions, signIn } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const AD_REDIRECT = 'marquee.ad-redirect'
const INVITATION = 'marquee.team-invitation'

const withoutPlan: PersonOptions = { workspaces: [{ plan: 'none' }] }

/** Every address that a page has, from now on. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url())
    addresses.push(pathname + search)
  })
  return addresses
}

/** The guard has led the person there with e-mail and customer in the query, which the page has then taken out of its address. */
async function expectLedTo(
  route: 'plans' | 'onboarding',
  { email, id }: Person,
  page: Page,
  addresses: readonly string[],
): Promise<void> {
  await expect(page).toHaveURL(href(route))
  expect(addresses.at(-2)).toBe(href(route, { query: { email, customer: id } }))
}

/** Every document that a page loads from now on: an address that is followed twice stands there twice. */
function watchDocuments(page: Page): URL[] {
  const loaded: URL[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loaded.push(new URL(request.url()))
    }
  })
  return loaded
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('[G-01] a page asks once who is signed in, before its scripts have run', async ({ page, signInAs, shell }) => {
  await signInAs()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/|\.js$/.test(pathname)) {
      asked.push(pathname)
    }
  })
  await page.goto(href('products'))
  await expect(shell.heading).toHaveText('Products')
  expect(asked.filter((pathname) => pathname === authCheck.path)).toHaveLength(1)
  const hostScript = asked.findIndex((pathname) => /^\/build\/host\/.*\/main\./.test(pathname))
  expect(asked.indexOf(authCheck.path)).toBeLessThan(hostScript)
})

test('[G-06] an owner without a plan is led to plans, and finds the way from the settings to them and no other', async ({
  page,
  signInAs,
  shell,
}) => {
  const owner = await signInAs(withoutPlan)
  const addresses = watchAddresses(page)
  for (const path of ['/', href('briefs'), href('dashboard')]) {
    await page.goto(path)
    await expectLedTo('plans', owner, page, addresses)
  }
  await expect(shell.heading).toHaveText(/^Plans/)

  await page.goto(href('account-settings.basics'))
  await expect(shell.heading).toHaveText('Account settings')
  await expect(page).toHaveURL(href('account-settings.basics'))
  await expect(shell.navigation.getByRole('link')).toHaveText(['Settings', 'Plans'])
  const loaded = watchDocuments(page)
  await shell.goTo('Plans')
  await expect(page).toHaveURL(href('plans'))
  expect(loaded).toEqual([])
})

test('[G-06] somebody new is led to plans once', async ({ page, signInAs, shell }) => {
  const owner = await signInAs({ is_new: true })
  const addresses = watchAddresses(page)
  const isTold = page.waitForResponse((response) => new URL(response.url()).pathname === markPlansSeen.path)
  await page.goto(href('briefs'))
  await expectLedTo('plans', owner, page, addresses)
  await expect(shell.heading).toHaveText(/^Plans/)
  expect((await isTold).status()).toBe(204)
  await page.goto(href('briefs'))
  await expect(shell.heading).toHaveText('Briefs')
})

test('[G-06] [A-07] a member of a workspace without a plan is led to the plans by the refusal of the server', async ({
  page,
  newPerson,
  signInAs,
  shell,
}) => {
  const owner = await newPerson(withoutPlan)
  await signInAs({ workspaces: [{ id: owner.workspace_ids[0] ?? '', role: 'member' }] })
  await page.goto(href('briefs'))
  await expect(page).toHaveURL(href('plans'))
  await expect(shell.heading).toHaveText(/^Plans/)
})

test('[A-07] [A-13] an account whose trial is over keeps what it has, and Explore leads to the plans', async ({
  page,
  signInAs,
  shell,
}) => {
  await signInAs({ workspaces: [{ plan: 'ended_trial' }] })
  await page.goto(href('briefs'))
  await expect(shell.heading).toHaveText('Briefs')
  await expect(shell.navigation.getByRole('link')).toHaveText([
    'Dashboard',
    'Swipe file',
    'Creative analyzer',
    'Briefs',
    'Brand profiles',
    'Products',
    'Ad templates',
    'Share and benefit',
    'Settings',
    'Plans',
  ])
  await expect(page.getByRole('link', { name: /^Your trial ended on / })).toHaveAttribute('href', href('plans'))
  await expect(page.getByRole('button', { name: 'New brief' })).toHaveCount(0)
  await page.goto(href('explore'))
  await expect(page).toHaveURL(href('plans'))
})

test('[G-06] [G-07] the questions come first, and the plans after them', async ({ page, signInAs, shell }) => {
  const owner = await signInAs({ is_new: true, onboarding: 'due' })
  const addresses = watchAddresses(page)
  await page.goto(href('briefs'))
  await expectLedTo('onboarding', owner, page, addresses)
  await page.getByRole('button', { name: 'Skip these questions' }).click()
  await expectLedTo('plans', owner, page, addresses)
  await expect(shell.heading).toHaveText(/^Plans/)
})

test('[G-10] an ad that a visitor asked for is opened after a login elsewhere, once', async ({
  page,
  browser,
  newPerson,
  loginPage,
  explorePage,
  shell,
}) => {
  const person = await newPerson()
  const colleague = await browser.newContext()
  await signIn(colleague, person)
  const [ad] = await findAds(colleague.request, 1)
  await colleague.close()
  const address = href('explore', { query: { ad: ad?.id ?? '' } })

  await page.goto(address)
  await expect(loginPage.heading).toBeVisible()
  await loginPage.open()
  const loaded = watchDocuments(page)
  await loginPage.logIn(person)
  await expect(explorePage.drawer.brand).toHaveText(ad?.brand?.name ?? '')
  await expect(page).toHaveURL(address)
  expect(await stored(page, AD_REDIRECT)).toBeNull()

  await page.goto(href('briefs'))
  await expect(shell.heading).toHaveText('Briefs')
  await shell.goTo('Products')
  await expect(shell.heading).toHaveText('Products')
  expect(loaded.map(({ pathname, search }) => pathname + search)).toEqual([address, href('briefs')])
})

test('[G-11] [A-13] the invitation of a login link is opened once the address is verified, and once only', async ({
  page,
  context,
  newPerson,
  loginPage,
  shell,
}) => {
  const [unverified, person] = [await newPerson({ verified: false }), await newPerson()]
  const invitation = href('account-settings.workspaces', { query: { invitation: 'abc' } })
  await page.goto(href('login', { query: { invitation } }))
  await loginPage.logIn(unverified)
  await expect(page).toHaveURL(href('verify-email'))
  expect(await stored(page, INVITATION)).toBe(invitation)

  await context.clearCookies()
  await loginPage.open()
  const loaded = watchDocuments(page)
  await loginPage.logIn(person)
  await expect(page).toHaveURL(invitation)
  await expect(shell.heading).toHaveText('Account settings')
  expect(await stored(page, INVITATION)).toBeNull()

  await page.goto(href('briefs'))
  await expect(shell.heading).toHaveText('Briefs')
  expect(loaded.map(({ pathname, search }) => pathname + search)).toEqual([invitation, href('briefs')])
})

// What counts as another site, and for which of the two, jest proves over all cases; a browser reads these two as it does.
for (const [id, key, foreign] of [
  ['G-10', AD_REDIRECT, '/\\evil.example/'],
  ['G-11', INVITATION, 'javascript:alert(1)'],
] as const) {
  test(`[${id}] a stored address of another site is dropped: ${foreign}`, async ({
    page,
    newPerson,
    loginPage,
    shell,
    baseURL,
  }) => {
    const person = await newPerson()
    await loginPage.open()
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, foreign] as const)
    const loaded = watchDocuments(page)
    await loginPage.logIn(person)
    await expect(shell.heading).toHaveText('Explore')
    await page.goto(href('briefs'))
    await expect(shell.heading).toHaveText('Briefs')
    expect(loaded.map(String)).toEqual([baseURL + href('briefs')])
  })
}

/** Answers the page's question for onboarding with these changes of what the server says. */
async function alterOnboarding(page: Page, changes: Partial<OnboardingResponse['user_data']>): Promise<void> {
  await page.route(`**${getOnboarding.path}`, async (route) => {
    const response = await route.fetch()
    const { user_data } = getOnboarding.response.parse(await response.json())
    await route.fulfill({ response, json: { user_data: { ...user_data, ...changes } } })
  })
}

test('[A-10] answers that look finished hide no onboarding that is to be shown', async ({ page, signInAs }) => {
  const owner = await signInAs({ onboarding: 'done' })
  const addresses = watchAddresses(page)
  await alterOnboarding(page, { show_onboarding_user_data: true, step: 'done', role: 'founder', niches: ['coffee'] })
  await page.goto(href('briefs'))
  await expectLedTo('onboarding', owner, page, addresses)
})

test('[A-10] answers that look unfinished show no onboarding that is not to be shown', async ({
  page,
  signInAs,
  shell,
}) => {
  await signInAs({ onboarding: 'due' })
  await alterOnboarding(page, { show_onboarding_user_data: false, step: 'role', role: null, niches: [] })
  const asked = page.waitForResponse(`**${getOnboarding.path}`)
  await page.goto(href('briefs'))
  await asked
  await expect(shell.heading).toHaveText('Briefs')
  await expect(page).toHaveURL(href('briefs'))
})
