import { NetworkError } from '@marquee/api-client/api-error'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { AccessCheckError } from '../guard/access-error.ts'
import { reloadPage } from '../session/load-address.ts'
import { RootErrorPage } from './root-error-page.tsx'

jest.mock('../session/load-address.ts', () => ({ reloadPage: jest.fn() }))

const reload = jest.mocked(reloadPage)
let isOnline: boolean

beforeEach(() => {
  isOnline = false
  reload.mockClear()
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => jest.restoreAllMocks())

async function renderFailure(error: Error) {
  const loader = () => {
    throw error
  }
  const route = { path: '/', loader, element: <p />, errorElement: <RootErrorPage />, hydrateFallbackElement: <p /> }
  render(<RouterProvider router={createMemoryRouter([route])} />)
  await screen.findByRole('alert')
}

function goOnline(): void {
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
}

test.each([
  ['the access check', new AccessCheckError(new NetworkError(new TypeError('Failed to fetch')))],
  ['the shell', new Error('Loading chunk 7 failed.')],
])(
  '[A-04] %s that failed offline says so without internals, and opens by itself when the line is back',
  async (_, error) => {
    await renderFailure(error)
    expect(screen.getByRole('alert')).toHaveTextContent("You're offline. Marquee opens as soon as you're back online.")
    expect(reload).not.toHaveBeenCalled()
    goOnline()
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

test('[A-04] an access check that the line broke off is asked again with the line', async () => {
  isOnline = true
  await renderFailure(new AccessCheckError(new NetworkError(new TypeError('Failed to fetch'))))
  goOnline()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a fault of the shell itself does not reload with every change of the connection', async () => {
  isOnline = true
  await renderFailure(new Error('x is undefined'))
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing that was saved is lost.')
  goOnline()
  expect(reload).not.toHaveBeenCalled()
})
