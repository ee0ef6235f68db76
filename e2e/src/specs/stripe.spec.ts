import { walkThroughPlans } from '../fixtures/plan-journey.ts'
import { ownPort } from '../fixtures/own-port.ts'
import { createPerson, signIn } from '../fixtures/people.ts'
import { createStripeServer } from '../fixtures/stripe-server.ts'
import { expect, test } from '../fixtures/test.ts'

test(
  '[P-61] [P-62] [P-63] [P-64] a plan is bought on the page of Stripe, changed, cancelled and resumed, also by somebody new with a colleague',
  { tag: '@own-server' },
  async ({ browser }) => {
    test.setTimeout(180_000)
    const server = await createStripeServer(ownPort('stripe'))
    try {
      const context = await browser.newContext({ baseURL: server.origin })
      const page = await context.newPage()
      await signIn(context, await createPerson(context.request, { workspaces: [{ plan: 'ended_trial' }] }))
      await page.goto('/plans')
      await page.getByRole('button', { name: 'Choose Starter' }).click()
      await page.getByRole('link', { name: 'Pay' }).click()
      await expect(page.getByRole('heading', { name: 'You are on Starter' })).toBeVisible()

      await page.goto('/plans')
      await page.getByRole('button', { name: 'Upgrade to Growth' }).click()
      await page.getByRole('button', { name: 'Pay and change' }).click()
      await expect(page.getByRole('button', { name: 'Your plan' })).toBeDisabled()
      await page.getByRole('button', { name: 'Downgrade to Starter' }).click()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText(/it changes to Starter, for \$29 a month/)).toBeVisible()

      await page.goto('/account-settings/payment')
      await expect(page.getByText('Visa •••• 4242')).toBeVisible()
      await page.getByRole('button', { name: 'Update card' }).click()
      await expect(page.getByText('Customer portal')).toBeVisible()

      await page.goto('/cancellation')
      await page.getByRole('radio', { name: 'Other', exact: true }).click()
      await page.getByRole('button', { name: 'Cancel plan' }).click()
      await page.getByRole('button', { name: 'Resume plan' }).click()
      await expect(page.getByRole('heading', { name: 'Cancel Growth' })).toBeVisible()

      const newcomer = await browser.newContext({ baseURL: server.origin })
      const buyer = await newcomer.newPage()
      await walkThroughPlans({
        page: buyer,
        pay: () => buyer.getByRole('link', { name: 'Pay' }).click(),
        guest: await createPerson(newcomer.request, { display_name: 'Ben Ode' }),
        guestName: 'Ben Ode',
      })
    } finally {
      await server.remove()
    }
  },
)
