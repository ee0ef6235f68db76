import { deleteAccount, getAccountDeletion, updatePassword, updateProfile } from '@marquee/contract/account'
import { type AccountSession, endAccountSession, listAccountSessions } from '@marquee/contract/account-sessions'
import { csrfCookie, forgotPassword, sendVerification } from '@marquee/contract/authentication'
import {
  confirmPassword,
  confirmTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  getTwoFactorQrCode,
  getTwoFactorSecretKey,
  listRecoveryCodes,
  type TwoFactorState,
} from '@marquee/contract/two-factor'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { Page } from './basics-page.tsx'

const SESSIONS = [
  buildSession({ is_current: true }),
  buildSession({ id: buildId(2, 8), device: 'Safari on iPhone', is_current: false }),
]

function buildSession(changes: Partial<AccountSession>): AccountSession {
  return {
    id: buildId(1, 8),
    device: 'Firefox on Windows',
    ip_address: '192.0.2.7',
    is_current: false,
    last_seen_at: '2026-01-01T00:00:00Z',
    created_at: '2026-01-01T00:00:00Z',
    ...changes,
  }
}

function renderBasicsPage(authData = buildAuthData(), twoFactor: TwoFactorState['state'] = 'off') {
  respondWith(getTwoFactor, { data: { state: twoFactor, confirmed_at: null } })
  respondWith(listAccountSessions, { data: SESSIONS, meta: { next_cursor: null } })
  return renderPage(<Page />, { address: '/account-settings/basics', authData })
}

describe('[R-18] account settings', () => {
  test('mark the tab that is open and link to the others', () => {
    renderBasicsPage()
    expect(screen.getByRole('link', { name: 'Basics' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('button', { name: 'Upload an image' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change log' })).toHaveAttribute('href', '/account-settings/change-log')
  })
})

describe('the profile', () => {
  test('a new name is saved without a password, and the session is fetched again', async () => {
    const calls = respondWith(updateProfile, { data: buildUser({ display_name: 'Ada M.' }) })
    const { user, services } = renderBasicsPage()
    const name = screen.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, ' Ada M. ')
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(services.session.refresh).toHaveBeenCalledTimes(1))
    expect(calls[0]?.body).toEqual({ display_name: 'Ada M.', email: 'ada@marquee.example' })
    expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining({ summary: 'Profile saved' }))
  })

  test('a new e-mail asks for the current password and tells about the verification', async () => {
    const calls = respondWith(updateProfile, { data: buildUser({ email: 'new@marquee.example' }) })
    const { user, services } = renderBasicsPage()
    expect(screen.getAllByLabelText('Current password')).toHaveLength(1)
    const email = screen.getByRole('textbox', { name: 'E-mail' })
    await user.clear(email)
    await user.type(email, 'new@marquee.example')
    const [password] = screen.getAllByLabelText('Current password')
    await user.type(password as HTMLElement, 'marquee-demo')
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ current_password: 'marquee-demo' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ detail: expect.stringContaining('new@marquee.example') }),
      ),
    )
  })

  test('an error stands at its field, which takes the focus', async () => {
    respondWith(
      updateProfile,
      failure(422, { message: 'Taken.', errors: { email: ['This address belongs to another account.'] } }),
    )
    const { user } = renderBasicsPage()
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    const email = screen.getByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address belongs to another account.'))
    expect(email).toHaveFocus()
  })

  test('an empty name is refused before anything is sent', async () => {
    const calls = respondWith(updateProfile, { data: buildUser() })
    const { user } = renderBasicsPage()
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    expect(await screen.findByText('Enter your name.')).toBeVisible()
    expect(calls).toHaveLength(0)
  })
})

describe('the password', () => {
  test('[C-05] of an account that signs in with Google is set by a link in a mail', async () => {
    respondWith(csrfCookie, undefined)
    const calls = respondWith(forgotPassword, { message: 'Sent.' })
    const { user, services } = renderBasicsPage(buildAuthData({ user: buildUser({ has_no_password: true }) }))
    expect(screen.getByText(/^You sign in with Google\./)).toBeVisible()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Set a password' }))
    expect(await screen.findByText('We sent a link to ada@marquee.example')).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@marquee.example' }])
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(services.session.logout).toHaveBeenCalledTimes(1)
  })

  test('is changed, the form is emptied and the end of other sessions is told', async () => {
    const calls = respondWith(updatePassword, undefined)
    const { user, services } = renderBasicsPage()
    await user.type(screen.getByLabelText('Current password'), 'marquee-demo')
    await user.type(screen.getByLabelText('New password'), 'a better one')
    await user.type(screen.getByLabelText('Repeat the new password'), 'a better one')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ detail: 'You were signed out on all other devices.' }),
      ),
    )
    expect(calls[0]?.body).toMatchObject({ current_password: 'marquee-demo', password: 'a better one' })
    expect(screen.getByLabelText('New password')).toHaveValue('')
  })

  test('two different passwords are refused before anything is sent', async () => {
    const { user } = renderBasicsPage()
    await user.type(screen.getByLabelText('New password'), 'a better one')
    await user.type(screen.getByLabelText('Repeat the new password'), 'another one')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('The two passwords are not the same.')).toBeVisible()
  })

  test('what belongs to no field is said above the form', async () => {
    respondWith(updatePassword, failure(429, { message: 'Too many attempts. Wait a minute.' }))
    const { user } = renderBasicsPage()
    await user.type(screen.getByLabelText('New password'), 'a better one')
    await user.type(screen.getByLabelText('Repeat the new password'), 'a better one')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Wait a minute.')
  })
})

test('[C-01] someone whose e-mail is not verified can have the mail sent again, after a fresh CSRF cookie', async () => {
  const cookies = respondWith(csrfCookie, undefined)
  const mails = respondWith(sendVerification, undefined)
  const { user, services } = renderBasicsPage(buildAuthData({ user: buildUser({ email_verified_at: null }) }))
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() =>
    expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining({ summary: 'Mail sent' })),
  )
  expect([cookies.length, mails.length]).toEqual([1, 1])
})

describe('[P-65] two-factor authentication', () => {
  test('is set up after the password, with a code of the app, and ends with the recovery codes', async () => {
    let isConfirmed = false
    respondWith(enableTwoFactor, () =>
      isConfirmed ? '' : failure(423, { message: 'Password confirmation required.' }),
    )
    respondWith(confirmPassword, () => {
      isConfirmed = true
      return '' as const
    })
    respondWith(getTwoFactorQrCode, { url: 'otpauth://totp/Marquee:ada?secret=ABC' })
    respondWith(getTwoFactorSecretKey, { secretKey: 'ABCDEF' })
    const codes = respondWith(confirmTwoFactor, '')
    respondWith(listRecoveryCodes, ['first-code', 'second-code'])
    const { user } = renderBasicsPage()
    await user.click(await screen.findByRole('button', { name: 'Set up two-factor authentication' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Password'), 'marquee-demo{Enter}')
    expect(await screen.findByText('ABCDEF')).toBeVisible()
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await user.type(screen.getByLabelText('Code that the app shows'), '123456{Enter}')
    const list = await screen.findByRole('list', { name: 'Recovery codes' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['first-code', 'second-code'])
    expect(codes[0]?.body).toEqual({ code: '123456' })
  })

  test('is offered to be turned off once it is on', async () => {
    renderBasicsPage(buildAuthData(), 'on')
    expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Set up two-factor authentication' })).not.toBeInTheDocument()
  })
})

test('[P-65] another device is logged out, and the own one is not offered', async () => {
  const calls = respondWith(endAccountSession, undefined)
  const { user, services } = renderBasicsPage()
  await user.click(await screen.findByRole('button', { name: 'Log out of Safari on iPhone' }))
  await waitFor(() => expect(services.showToast).toHaveBeenCalledWith(expect.objectContaining({ severity: 'success' })))
  expect(calls[0]?.params).toEqual({ id: buildId(2, 8) })
  expect(screen.queryByRole('button', { name: 'Log out of Firefox on Windows' })).not.toBeInTheDocument()
})

describe('[P-65] deleting the account', () => {
  test('names the workspaces that stand in the way, and where to go', async () => {
    respondWith(getAccountDeletion, {
      data: { workspaces: [{ id: buildId(1, 6), name: 'Studio Nord', obstacle: 'has_members' }] },
    })
    const { user } = renderBasicsPage()
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    expect(await screen.findByText('Studio Nord')).toBeVisible()
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByRole('link', { name: 'Workspaces' })).toHaveAttribute(
      'href',
      '/account-settings/workspaces',
    )
    expect(within(dialog).queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument()
  })

  test('wants the address typed before anything is sent', async () => {
    respondWith(getAccountDeletion, { data: { workspaces: [] } })
    const calls = respondWith(deleteAccount, undefined)
    const { user } = renderBasicsPage()
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    const field = await screen.findByLabelText('Type ada@marquee.example to confirm')
    await user.type(field, 'somebody@marquee.example{Enter}')
    expect(await screen.findByText('Type the e-mail address of your account.')).toBeVisible()
    expect(calls).toHaveLength(0)
  })
})
