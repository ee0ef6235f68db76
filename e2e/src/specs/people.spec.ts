import { href } from '@marquee/remote-kit/routes'
import { signIn, waitForMail } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('[P-64] [A-13] somebody is invited, joins from the mail in another browser, is made a viewer and removed', async ({
  page,
  request,
  browser,
  signInAs,
  newPerson,
  settingsPage,
  expectAccessible,
}) => {
  await signInAs({ display_name: 'Ada Marsh', workspaces: [{ name: 'Studio Nord', plan: 'active' }] })
  const ben = await newPerson({ display_name: 'Ben Ode' })
  await settingsPage.openWorkspaces()
  await settingsPage.invite(ben.email)
  await expect(settingsPage.invitations).toHaveText([new RegExp(`${ben.email}.*Member`)])
  await expectAccessible(page)
  const { url } = await waitForMail(request, ben.email, 'invite')

  const other = await browser.newContext()
  const guest = await other.newPage()
  await guest.goto(url)
  await expect(guest.getByRole('heading', { name: 'Join Studio Nord' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Log in to join' })).toBeVisible()
  await expectAccessible(guest)
  await signIn(other, ben)
  await guest.goto(url)
  await guest.getByRole('button', { name: 'Join the workspace' }).click()
  await guest.waitForURL(`**${href('explore')}`)

  // The open page hears of it by itself.
  await expect(settingsPage.members).toHaveCount(2, { timeout: 15_000 })
  await expect(settingsPage.invitations).toHaveCount(0)
  await settingsPage.changeRole('Ben Ode', 'Viewer')
  await expect(page.getByText('Ben Ode is now a viewer')).toBeVisible()
  await settingsPage.removeMember('Ben Ode')
  await expect(settingsPage.members).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Activity' }).getByRole('listitem').first()).toContainText(
    'Ada Marsh removed Ben Ode',
  )

  await guest.goto(url)
  await expect(guest.getByRole('alert')).toContainText('This invitation was accepted already.')
  await other.close()
})
