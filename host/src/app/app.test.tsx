import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { App } from './app.tsx'
import { createShell } from '../shell/shell.ts'
import { progressDone, progressStarted } from '../store/progress-slice.ts'

/** Renders the whole page around a start page and a page whose code, as a remote's, arrives when the test says so. */
async function renderApp() {
  let arrive = (): void => {}
  const code = new Promise<{ Component: () => React.ReactNode }>((resolve) => {
    arrive = () => resolve({ Component: () => <h1>Remote page</h1> })
  })
  const router = createMemoryRouter([
    { path: '/', element: <h1>Start page</h1> },
    { path: '/remote', lazy: () => code },
  ])
  const shell = createShell()
  render(<App shell={shell} router={router} />)
  await screen.findByRole('heading', { name: 'Start page' })
  return { shell, router, arrive }
}

const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' })

describe('[R-23] the progress bar', () => {
  test('shows from the start of a navigation until the code of the page is there', async () => {
    const { router, arrive } = await renderApp()
    expect(bar()).not.toBeInTheDocument()
    act(() => void router.navigate('/remote'))
    expect(bar()).toBeInTheDocument()
    expect(screen.getByRole('heading')).toHaveTextContent('Start page')
    arrive()
    await screen.findByRole('heading', { name: 'Remote page' })
    await waitFor(() => expect(bar()).not.toBeInTheDocument())
  })

  test('[A-03] shows while a page asks for it, until all that was begun has ended', async () => {
    const { shell } = await renderApp()
    act(() => {
      shell.store.dispatch(progressStarted())
      shell.store.dispatch(progressStarted())
    })
    expect(bar()).toBeInTheDocument()
    act(() => void shell.store.dispatch(progressDone()))
    expect(bar()).toBeInTheDocument()
    act(() => void shell.store.dispatch(progressDone()))
    expect(bar()).not.toBeInTheDocument()
  })
})
