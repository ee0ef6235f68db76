import { randomUUID } from 'node:crypto'
import { waitForMail } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('[G-07] [C-09] [A-10] somebody registers, is asked four questions with a reload in between, and gets a board', async ({
  page,
  signupPage,
  swipeFilePage,
  shell,
  request,
  removeAtEnd,
  expectAccessible,
}) => {
  const email = `new-${randomUUID()}@marquee.example`
  await signupPage.open()
  await signupPage.register({ name: 'Ada Newcomer', email, password: 'a fresh password' })
  await expect(page).toHaveURL('/verify-email')
  const mail = await waitForMail(request, email, 'verify')
  const [, userId = ''] = /verify\/([^/]+)\//.exec(mail.url) ?? []
  removeAtEnd(userId)
  await page.goto(mail.url)

  await expect(shell.heading).toHaveText('What do you do?')
  await expect(page).toHaveURL('/onboarding')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Media buyer' }).check()
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(shell.heading).toHaveText('Which markets are you in?')

  await page.reload()
  await expect(shell.heading).toHaveText('Which markets are you in?')
  await page.goto('/explore')
  await expect(shell.heading).toHaveText('Which markets are you in?')
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Coffee', exact: true }).check()
  await next.click()
  await page.getByRole('checkbox', { name: 'Find ideas for new ads' }).check()
  await next.click()
  await expect(shell.heading).toHaveText('Whom do you watch?')
  await expectAccessible(page)
  await page.getByRole('group', { name: 'Competitors' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Fill my first board' }).click()

  // Somebody new is shown the plans once; the board waits behind them.
  await expect(page).toHaveURL('/plans')
  await page.getByRole('link', { name: 'Back to the app' }).click()
  await expect(page).toHaveURL('/explore')
  await page.getByRole('region', { name: 'Boards' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/boards\//)
  await expect(shell.heading).toHaveText(/^Inspiration for /)
  await expect(page.getByRole('article').first()).toBeVisible()
  const boardAddress = page.url()
  await page.goto('/onboarding')
  await expect(page).toHaveURL(boardAddress)
  await swipeFilePage.open()
  await page.getByRole('navigation', { name: 'Boards' }).getByRole('link').click()
  await expect(page).toHaveURL(boardAddress)
  await expectAccessible(page)
})

test('[G-07] the questions can be skipped, and are not asked again', async ({ page, signInAs, shell }) => {
  await signInAs({ onboarding: 'due' })
  await page.goto('/briefs')
  await expect(shell.heading).toHaveText('What do you do?')
  await page.getByRole('button', { name: 'Skip these questions' }).click()
  await expect(page).toHaveURL('/explore')
  await page.goto('/briefs')
  await expect(shell.heading).toHaveText('Briefs')
})
