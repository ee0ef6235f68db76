import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { RemoteLoadError } from '../remotes/remote-failure.ts'
import { PageErrorPanel } from './page-error-panel.tsx'

/** A page whose remote cannot be loaded without a connection. */
function renderFailingPage(isOnline: () => boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline)
  const loader = () => {
    if (!isOnline()) {
      throw new RemoteLoadError('briefs', 'r-17', 'network')
    }
    return null
  }
  const route = {
    path: '/',
    loader,
    element: <h1>Briefs</h1>,
    errorElement: <PageErrorPanel />,
    hydrateFallbackElement: <p />,
  }
  render(<RouterProvider router={createMemoryRouter([route])} />)
}

afterEach(() => jest.restoreAllMocks())

test('[A-04] a page opened offline says so without internals, and loads by itself when the line is back', async () => {
  let isOnline = false
  renderFailingPage(() => isOnline)
  expect(await screen.findByText(/^You're offline\./)).toBeVisible()
  expect(screen.queryByText(/r-17/)).not.toBeInTheDocument()
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Briefs' })).toBeVisible()
})
