import { csrfCookie } from '@marquee/contract/authentication'
import { stagingAuth } from '@marquee/contract/staging'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'
import { StagingGate } from './staging-gate.tsx'

function renderGate() {
  respondWith(csrfCookie, undefined)
  const onPassed = jest.fn()
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  return { ...renderShell([{ path: '*', element: <StagingGate onPassed={onPassed} /> }], '/'), onPassed, alert }
}

async function logIn(user: ReturnType<typeof renderGate>['user']) {
  await user.type(screen.getByLabelText('Username'), 'preview')
  await user.type(screen.getByLabelText('Password'), 'curtain up')
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

test('[A-05] [C-08] the right name and password reload the page', async () => {
  const calls = respondWith(stagingAuth, {})
  const { user, onPassed, alert } = renderGate()
  await logIn(user)
  await waitFor(() => expect(onPassed).toHaveBeenCalledTimes(1))
  expect(calls.map(({ body }) => body)).toEqual([{ username: 'preview', password: 'curtain up' }])
  expect(alert).not.toHaveBeenCalled()
})

test('[A-05] both fields are required: nothing is sent without them', async () => {
  const calls = respondWith(stagingAuth, {})
  const { user, alert } = renderGate()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await user.type(screen.getByLabelText('Username'), 'preview')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(calls).toEqual([])
  expect(alert).not.toHaveBeenCalled()
})

test.each([
  ['a refusal', failure(422, { message: 'No.', errors: { username: ['No.'] } })],
  ['an answer with errors', { errors: { username: ['No.'] } }],
  ['a failed call', failure(500, { message: 'Server error' })],
])('[A-05] %s is alerted, and what was typed stays', async (_name, answer) => {
  respondWith(stagingAuth, answer)
  const { user, onPassed, alert } = renderGate()
  await logIn(user)
  await waitFor(() => expect(alert.mock.calls).toEqual([['Invalid username or password']]))
  expect(onPassed).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Username')).toHaveValue('preview')
})
