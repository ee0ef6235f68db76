import { authCheck, csrfCookie, sendVerification } from '@marquee/contract/authentication'
import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { useHostServices } from '../../shell/use-host-services.ts'
import { selectToasts } from '../../store/toasts-slice.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import { Page } from './verify-email-page.tsx'

const unverified = buildAuthData({ user: buildUser({ email_verified_at: null }) })

function VerifyEmail() {
  return (
    <HostServicesProvider services={useHostServices()}>
      <Page />
    </HostServicesProvider>
  )
}

async function renderVerify() {
  respondWith(csrfCookie, undefined)
  respondWith(authCheck, unverified)
  const view = renderShell(
    [
      { path: '/verify-email', element: <VerifyEmail /> },
      { path: '/explore', element: <p>explore page</p> },
    ],
    '/verify-email',
  )
  await screen.findByRole('heading', { name: 'Check your inbox' })
  return view
}

test.each([undefined, { status: 'verification-link-sent' }])(
  '[C-06] the mail is sent again, whether the answer is %o',
  async (answer) => {
    const { user } = await renderVerify()
    const calls = respondWith(sendVerification, answer)
    await user.click(screen.getByRole('button', { name: 'Send the mail again' }))
    expect(await screen.findByText(/The mail is on its way again/)).toBeInTheDocument()
    expect(calls).toHaveLength(1)
  },
)

test('[C-06] too many mails are refused in the server’s words', async () => {
  const { user } = await renderVerify()
  respondWith(sendVerification, failure(429, { message: 'Too many attempts. Try again in 40 seconds.' }))
  await user.click(screen.getByRole('button', { name: 'Send the mail again' }))
  expect(await screen.findByText('Too many attempts. Try again in 40 seconds.')).toBeInTheDocument()
})

test('[G-05] somebody who has opened the link goes on; somebody who has not is told so', async () => {
  const { user, shell } = await renderVerify()
  await user.click(screen.getByRole('button', { name: 'I have opened the link' }))
  await screen.findByRole('button', { name: 'I have opened the link' })
  expect(selectToasts(shell.store.getState())).toMatchObject([{ summary: 'Your address is not verified yet' }])

  respondWith(authCheck, buildAuthData())
  await user.click(screen.getByRole('button', { name: 'I have opened the link' }))
  expect(await screen.findByText('explore page')).toBeInTheDocument()
})
