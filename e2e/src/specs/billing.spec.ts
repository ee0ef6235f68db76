import { walkThroughPlans } from '../fixtures/plan-journey.ts'
import { expect, test } from '../fixtures/test.ts'

test('[P-61] [P-62] [P-63] from the plans over the test checkout to credits, a smaller plan, cancelling and back', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs({ workspaces: [{ plan: 'ended_trial' }] })
  await page.goto('/plans')
  await expect(page.getByText(/^Your trial ended on/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Choose Agency' }).click()
  await expect(page.getByText('This is a test checkout. No money moves.')).toBeVisible()
  await page.getByRole('button', { name: 'The card is declined' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The card was declined.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'The card pays' }).click()
  await expect(page.getByRole('heading', { name: 'You are on Agency' })).toBeVisible()

  await page.goto('/account-settings/credits')
  await expect(page.getByRole('row', { name: /Credits of your plan \+2,000/ })).toBeVisible()
  await page.getByRole('button', { name: 'Buy for $15, 100 credits' }).click()
  await page.getByRole('button', { name: 'The card pays' }).click()
  await page.getByRole('link', { name: 'See your credits' }).click()
  await expect(page.getByRole('row', { name: /Top-up \+100/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/plans')
  await page.getByRole('button', { name: 'Downgrade to Growth' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/it changes to Growth, for \$79 a month/)).toBeVisible()

  await page.goto('/account-settings/payment')
  await expect(page.getByRole('row', { name: /Agency, monthly.*\$199/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/cancellation')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Project ended' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByRole('heading', { name: 'Your plan is cancelled' })).toBeVisible()
  await page.getByRole('button', { name: 'Resume plan' }).click()
  await expect(page.getByRole('heading', { name: 'Cancel Agency' })).toBeVisible()
})

test('[P-60] [P-61] [P-62] [P-64] [F-15] somebody signs up, buys in the trial, invites a colleague who spends, and changes their mind', async ({
  page,
  newPerson,
  removeAtEnd,
}) => {
  await walkThroughPlans({
    page,
    pay: () => page.getByRole('button', { name: 'The card pays' }).click(),
    guest: await newPerson({ display_name: 'Ben Ode' }),
    guestName: 'Ben Ode',
    onSignedUp: removeAtEnd,
  })
})
