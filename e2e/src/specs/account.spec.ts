import { expect, test } from '../fixtures/test.ts'
import { createTimeCode } from '../fixtures/time-code.ts'

test('[P-65] somebody turns two-factor authentication on, and logs in with a code and then with a recovery code', async ({
  page,
  context,
  loginPage,
  newPerson,
  expectAccessible,
}) => {
  const person = await newPerson({ display_name: 'Ada Marsh' })
  await loginPage.open()
  await loginPage.logIn(person)
  await expect(page.getByRole('button', { name: 'Account of Ada Marsh' })).toBeVisible()
  await page.goto('/account-settings/basics')
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const [secret = ''] = /[A-Z2-7]{32}/.exec(await page.getByText(/^[A-Z2-7]{32}/).innerText()) ?? []
  await expectAccessible(page)
  await page.getByLabel('Code that the app shows').fill(createTimeCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(8)
  const codes = await shown.allInnerTexts()

  // An open page would go to the login by itself, in the middle of the next line's visit.
  await page.goto('about:blank')
  await context.clearCookies()
  await loginPage.open()
  await loginPage.logIn(person)
  await expect(page).toHaveURL(/two-factor-challenge/)
  await expectAccessible(page)
  // The code of the next half minute: this one's was used when the app was confirmed.
  await page.getByLabel('Code', { exact: true }).fill(createTimeCode(secret, 30))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Account of Ada Marsh' })).toBeVisible()

  await page.goto('about:blank')
  await context.clearCookies()
  await loginPage.open()
  await loginPage.logIn(person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Account of Ada Marsh' })).toBeVisible()
})

test('[P-64] [P-66] a workspace is deleted and brought back, and every tab of the settings opens on a phone', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs({ workspaces: [{ name: 'Studio Nord' }, { name: 'Second studio' }] })
  await page.goto('/account-settings/account')
  await page.getByRole('button', { name: 'Delete this workspace' }).click()
  await page.getByLabel('Type Studio Nord to confirm').fill('Studio Nord')
  await page.getByRole('button', { name: 'Delete the workspace' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Second studio')
  await page.goto('/account-settings/workspaces')
  await page.getByRole('button', { name: 'Bring Studio Nord back' }).click()
  await expect(page.getByRole('button', { name: 'Rename Studio Nord' })).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  for (const [tab, heading] of [
    ['Account', 'Workspace'],
    ['Integrations', 'Sources of ads'],
    ['Change log', 'Two-factor authentication'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Account settings' }).getByRole('link', { name: tab }).click()
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expectAccessible(page)
  }
})
