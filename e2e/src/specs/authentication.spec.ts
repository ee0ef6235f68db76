import { randomUUID } from 'node:crypto'
import { signIn, waitForMail } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('[C-03] [C-06] [G-05] [A-11] somebody registers, verifies the address by the mail, and explores', async ({
  page,
  signupPage,
  shell,
  request,
  removeAtEnd,
}) => {
  const email = `new-${randomUUID()}@marquee.example`
  await signupPage.open()
  await signupPage.register({ name: 'Ada Newcomer', email, password: 'a fresh password' })
  await expect(page).toHaveURL('/verify-email')
  await expect(shell.heading).toHaveText('Check your inbox')

  await page.goto('/explore')
  await expect(page).toHaveURL('/verify-email')

  const mail = await waitForMail(request, email, 'verify')
  const [, userId = ''] = /verify\/([^/]+)\//.exec(mail.url) ?? []
  removeAtEnd(userId)
  await page.goto(mail.url)
  await expect(shell.notification('Your e-mail address is verified')).toBeVisible()
  await page.getByRole('button', { name: 'Skip these questions' }).click()
  // Somebody new is shown the plans once, and goes on from there.
  await expect(page).toHaveURL('/plans')
  await page.getByRole('link', { name: 'Back to the app' }).click()
  await expect(page).toHaveURL('/explore')
  await expect(shell.accountMenu('Account of Ada Newcomer')).toBeVisible()
})

test('[C-06] [G-05] the link of the verification mail, opened while logged out, asks for the login and then verifies', async ({
  page,
  context,
  signupPage,
  loginPage,
  shell,
  request,
  removeAtEnd,
}) => {
  const person = { email: `new-${randomUUID()}@marquee.example`, password: 'a fresh password' }
  await signupPage.open()
  await signupPage.register({ name: 'Ada Elsewhere', ...person })
  await expect(page).toHaveURL('/verify-email')
  const mail = await waitForMail(request, person.email, 'verify')
  const [, userId = ''] = /verify\/([^/]+)\//.exec(mail.url) ?? []
  removeAtEnd(userId)

  await context.clearCookies()
  await page.goto(mail.url)
  await expect(loginPage.heading).toBeVisible()
  await loginPage.logIn(person)
  await expect(shell.notification('Your e-mail address is verified')).toBeVisible()
  await expect(page).toHaveURL(/\/onboarding/)
  await page.getByRole('button', { name: 'Skip these questions' }).click()
  await expect(page).toHaveURL('/plans')
})

test('[C-06] the link of the verification mail verifies nobody else, and says what to do', async ({
  page,
  context,
  signupPage,
  signInAs,
  request,
  removeAtEnd,
}) => {
  const email = `new-${randomUUID()}@marquee.example`
  await signupPage.open()
  await signupPage.register({ name: 'Ada Elsewhere', email, password: 'a fresh password' })
  await expect(page).toHaveURL('/verify-email')
  const mail = await waitForMail(request, email, 'verify')
  const [, userId = ''] = /verify\/([^/]+)\//.exec(mail.url) ?? []
  removeAtEnd(userId)

  await context.clearCookies()
  await signInAs({ verified: false })
  const answer = await page.goto(mail.url)
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid')
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/verify-email')
})

test('[C-04] [C-11] a wrong password is answered with one message, and the right one still logs in', async ({
  newPerson,
  loginPage,
  shell,
}) => {
  const person = await newPerson()
  await loginPage.open()
  await loginPage.logIn({ email: person.email, password: 'not the password' })
  await expect(loginPage.email).toHaveAccessibleDescription('These credentials do not match our records.')
  await loginPage.logIn({ email: person.email, password: person.password })
  await expect(shell.heading).toHaveText('Explore')
})

test('[C-05] a forgotten password is replaced by the link of the mail, and the old one ends', async ({
  page,
  newPerson,
  loginPage,
  shell,
  request,
}) => {
  const person = await newPerson()
  await loginPage.open()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(shell.heading).toHaveText('Reset your password')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status')).toContainText('We have emailed your password reset link.')

  const mail = await waitForMail(request, person.email, 'reset')
  await page.goto(mail.url)
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await page.getByLabel('New password', { exact: true }).fill('another password')
  await page.getByLabel('Repeat the new password').fill('another password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(shell.notification('Your password has been reset.')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await loginPage.logIn(person)
  await expect(loginPage.email).toHaveAccessibleDescription('These credentials do not match our records.')
  await loginPage.logIn({ email: person.email, password: 'another password' })
  await expect(shell.heading).toHaveText('Explore')
})

test('[G-03] a visitor goes to login and, once logged in, to the page that was asked for', async ({
  page,
  newPerson,
  loginPage,
  explorePage,
}) => {
  const person = await newPerson()
  await page.goto('/explore?q=lighthouse&sort=oldest')
  await expect(loginPage.heading).toBeVisible()
  await loginPage.logIn(person)
  await expect(page).toHaveURL('/explore?q=lighthouse&sort=oldest')
  await expect(explorePage.ads.cards.first()).toContainText(/lighthouse/i)
})

test('[G-03] a login that shall return to another site stays on our origin', async ({
  page,
  newPerson,
  loginPage,
  shell,
  baseURL,
}) => {
  const person = await newPerson()
  // A browser reads it as `//evil.example/`; what else names another site, jest proves.
  await loginPage.open({ return_to: '/\\evil.example/' })
  await loginPage.logIn(person)
  await expect(shell.heading).toHaveText('Explore')
  expect(new URL(page.url()).origin).toBe(baseURL)
})

test('[C-07] [R-01] [G-08] logging out ends the session, and only then `/` is the login page', async ({
  page,
  signInAs,
  shell,
  loginPage,
}) => {
  await signInAs()
  await page.goto('/')
  await expect(shell.heading).toHaveText('Explore')
  await shell.logOut()
  await expect(loginPage.heading).toBeVisible()
  await page.goto('/')
  await expect(loginPage.heading).toBeVisible()
  await page.goto('/swipe-file')
  await expect(loginPage.heading).toBeVisible()
})

test('[G-05] an unverified person may verify or change the profile, and nothing else', async ({
  page,
  signInAs,
  shell,
}) => {
  await signInAs({ verified: false })
  for (const path of ['/', '/explore', '/briefs', '/account-settings/workspaces']) {
    await page.goto(path)
    await expect(page).toHaveURL('/verify-email')
  }
  await page.getByRole('link', { name: 'Change it in your profile' }).click()
  await expect(page).toHaveURL('/account-settings/basics')
  await expect(shell.heading).toHaveText('Account settings')
})

test('[G-04] a workspace that only has ad templates opens nothing else', async ({ page, signInAs }) => {
  await signInAs({ ad_template_only: true })
  for (const path of ['/', '/explore', '/briefs']) {
    await page.goto(path)
    await expect(page).toHaveURL('/ad-templates?atm=1')
  }
  await page.goto('/account-settings/basics')
  await expect(page).toHaveURL('/account-settings/basics')
})

test('[G-09] my staff picks are for admins', async ({ page, signInAs, shell }) => {
  await signInAs()
  await page.goto('/my-staff-picks')
  await expect(page).toHaveURL('/explore')
  await expect(shell.navigation.getByRole('link', { name: 'Staff picks' })).toHaveCount(1)
})

test('[A-06] a session that ends in another tab leads to login, without a loop', async ({
  page,
  context,
  newPerson,
  explorePage,
  loginPage,
  shell,
}) => {
  const person = await newPerson()
  await signIn(context, person)
  await explorePage.open()
  // What the page asks for of its own would learn of the end before the search does.
  await page.waitForLoadState('networkidle')
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))

  await explorePage.searchBox.fill('lighthouse')
  await context.clearCookies()
  await explorePage.searchBox.press('Enter')
  await expect(loginPage.heading).toBeVisible()
  await loginPage.logIn(person)
  await expect(shell.heading).toHaveText('Explore')
  await expect(page).toHaveURL('/explore?q=lighthouse')
  expect(loads.length).toBeLessThanOrEqual(5)
})
