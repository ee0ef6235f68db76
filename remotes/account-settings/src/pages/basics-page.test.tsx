import { updatePassword, updateProfile } from '@marquee/contract/account'
import { csrfCookie, sendVerification } from '@marquee/contract/authentication'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './basics-page.tsx'

function renderBasicsPage(authData = buildAuthData()) {
  return renderPage(<Page />, { address: '/account-settings/basics', authData })
}

describe('[R-18] account settings', () => {
  test('mark the tab that is open and link to the others', () => {
    renderBasicsPage()
    expect(screen.getByRole('link', { name: 'Basics' })).toHaveAttribute('aria-current', 'page')
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
