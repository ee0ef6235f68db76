import { randomUUID } from 'node:crypto'
import { register } from '@marquee/contract/authentication'
import { expect, test } from '../fixtures/test.ts'
import { waitForMail } from '../fixtures/people.ts'
import { SignupPage } from '../pages/signup-page.ts'

test('[A-11] [F-14] [R-01] a stranger comes by a referral link of a campaign, signs up, and is a lead of whoever sent it', async ({
  page,
  browser,
  signInAs,
  removeAtEnd,
  expectAccessible,
}) => {
  await signInAs({ display_name: 'Ada Marsh' })
  await page.goto('/share-and-benefit')
  const link = new URL(await page.getByLabel('Your referral link').inputValue())
  const code = link.searchParams.get('ref_code') ?? ''
  await expect(page.getByText('Nobody has signed up by your link yet.')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  const visited = stranger.waitForResponse((response) => response.url().endsWith('/api/referrals/visits'))
  await stranger.goto(`/?ref=${code}&utm_source=newsletter&utm_medium=email&utm_campaign=spring`)
  expect((await visited).status()).toBe(204)
  await expect(stranger.getByRole('heading', { name: 'You are invited to Marquee' })).toBeVisible()
  await expectAccessible(stranger)
  // The way on leaves the address of the link behind; what it said is kept by the cookie of the first visit.
  await stranger.goto('/login')
  await stranger.getByRole('link', { name: 'Create an account' }).click()
  const email = `stranger-${randomUUID()}@marquee.example`
  const sent = stranger.waitForRequest((request) => new URL(request.url()).pathname === register.path)
  await new SignupPage(stranger).register({ name: 'Sam Stranger', email, password: 'a fresh password' })
  expect((await sent).postDataJSON()).toMatchObject({
    ref_code: code,
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'spring',
    terms: true,
  })
  await expect(stranger).toHaveURL(/\/verify-email/)
  const { url } = await waitForMail(stranger.request, email, 'verify')
  removeAtEnd(/verify\/([^/]+)\//.exec(url)?.[1] ?? '')
  await stranger.goto(url)
  await expect(stranger.getByRole('button', { name: 'Skip these questions' })).toBeVisible()
  await stranger.context().close()

  await page.reload()
  await expect(page.getByRole('row', { name: /Lead –$/ })).toBeVisible()
  for (const figure of ['Visitors', 'Leads']) {
    await expect(page.getByText(`${figure}1`, { exact: true })).toBeVisible()
  }
})
