import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createToasts } from '../store/create-toasts.ts'
import { createHostStore } from '../store/host-store.ts'
import { ToastRegion } from './toast-region.tsx'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

function renderToasts() {
  const { store } = createHostStore()
  const toasts = createToasts(store)
  render(
    <Provider store={store}>
      <ToastRegion onAction={toasts.act} />
    </Provider>,
  )
  return {
    show: (...parameters: Parameters<typeof toasts.show>) => act(() => toasts.show(...parameters)),
    user: userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) }),
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
  }
}

test('[A-01] a toast shows its summary and detail with the severity, info by default', () => {
  const { show } = renderToasts()
  show({ summary: 'Saved', detail: 'The ad is in your swipe file.', severity: 'success' })
  show({ summary: 'Heads up' })

  const [saved, headsUp] = screen.getAllByRole('listitem')
  expect(saved).toHaveTextContent('SavedThe ad is in your swipe file.')
  expect(saved).toHaveAttribute('data-severity', 'success')
  expect(headsUp).toHaveAttribute('data-severity', 'info')
})

test('[A-01] toasts are announced; an error at once', () => {
  const { show } = renderToasts()
  show({ summary: 'Saving failed', severity: 'error' })
  expect(screen.getByRole('alert')).toHaveTextContent('Saving failed')
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite')
})

test('[A-02] a toast with life closes itself after that many milliseconds', async () => {
  const { show, pass } = renderToasts()
  show({ summary: 'Saved', life: 3000 })
  await pass(2999)
  expect(screen.getByText('Saved')).toBeInTheDocument()
  await pass(1)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('[A-02] the life stands still while the pointer is on the toast', async () => {
  const { show, pass, user } = renderToasts()
  show({ summary: 'Saved', life: 3000 })
  await pass(2000)
  await user.hover(screen.getByText('Saved'))
  await pass(60_000)
  expect(screen.getByText('Saved')).toBeInTheDocument()
  await user.unhover(screen.getByText('Saved'))
  await pass(1001)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('[A-02] the life stands still while the focus moves within the toast', async () => {
  const { show, pass, user } = renderToasts()
  show({ summary: 'Saved', life: 3000, action: { label: 'Undo', onClick: () => {} } })
  await user.tab()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await user.tab()
  await pass(60_000)
  expect(screen.getByText('Saved')).toBeInTheDocument()
  await user.tab()
  await pass(3001)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('[A-02] without life a toast stays until it is closed by hand', async () => {
  const { show, pass, user } = renderToasts()
  show({ summary: 'Read me' })
  await pass(3_600_000)
  expect(screen.getByText('Read me')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Close notification' }))
  expect(screen.queryByText('Read me')).not.toBeInTheDocument()
})

test('[A-01] a toast that is not closable has no close button', () => {
  const { show } = renderToasts()
  show({ summary: 'Working', closable: false })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('[A-01] a toast takes the place of the one before it of the same group', () => {
  const { show } = renderToasts()
  show({ summary: 'upload 1', group: 'uploads' })
  show({ summary: 'export 1', group: 'exports' })
  show({ summary: 'upload 2', group: 'uploads' })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['export 1', 'upload 2'])
})

test('[A-01] at most three toasts are shown; the older ones come back when they are asked for', async () => {
  const { show, user } = renderToasts()
  for (const summary of ['one', 'two', 'three', 'four', 'five']) {
    show({ summary })
  }
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['three', 'four', 'five'])
  await user.click(screen.getByRole('button', { name: 'Show 2 older' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

test('the action of a toast runs once and closes it', async () => {
  const { show, user } = renderToasts()
  const onClick = jest.fn()
  show({ summary: 'Brief archived', action: { label: 'Undo', onClick } })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Brief archived')).not.toBeInTheDocument()
})
