import type { AuthData } from '@marquee/contract/authentication'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import {
  type HostServices,
  HostServicesProvider,
  usePageTitle,
  useProgress,
  useSession,
  useToast,
  useTrack,
  useUnsavedWork,
} from './host-services.tsx'

const visitor: AuthData = {
  isAllowedToAccess: true,
  authenticated: false,
  user: null,
  user_plan: null,
  has_active_subscription: false,
  free_trial_days_remaining: null,
  is_new_user: false,
  is_allow_ad_template: false,
  workspace_features: { explore_pages: true, swipe_file: true },
  plan_features: [],
}

function buildServices(): HostServices {
  return {
    session: { authData: visitor, refresh: jest.fn(), logout: jest.fn() },
    showToast: jest.fn(),
    progress: { start: jest.fn(), done: jest.fn() },
    track: jest.fn(),
    setTitle: jest.fn(),
    preferences: { areSingleKeysOn: () => true },
    adActions: [],
    unsavedWork: { register: jest.fn(() => () => {}) },
  }
}

function RemotePage() {
  usePageTitle('Summer sale')
  const { authData } = useSession()
  const showToast = useToast()
  const progress = useProgress()
  const track = useTrack()

  function handleClick() {
    progress.start()
    showToast({ summary: 'Saved' })
    track('ads saved', { count: 1 })
    progress.done()
  }
  return <button onClick={handleClick}>{authData.authenticated ? 'Save' : 'Log in to save'}</button>
}

test('[A-03] a remote reads the session, raises toasts, moves the progress bar and names its page through the host', async () => {
  const services = buildServices()
  render(
    <HostServicesProvider services={services}>
      <RemotePage />
    </HostServicesProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Log in to save' }))
  expect(services.setTitle).toHaveBeenCalledWith('Summer sale')
  expect(services.showToast).toHaveBeenCalledWith({ summary: 'Saved' })
  expect(services.track).toHaveBeenCalledWith('ads saved', { count: 1 })
  expect(services.progress.start).toHaveBeenCalledTimes(1)
  expect(services.progress.done).toHaveBeenCalledTimes(1)
})

test('a hook of the kit outside of a host says so', () => {
  expect(() => render(<RemotePage />)).toThrow('outside of HostServicesProvider')
})

describe('unsaved work', () => {
  let isDirty: boolean
  const hasUnsaved = () => isDirty
  const register = jest.fn((_check: () => boolean) => unregister)
  const unregister = jest.fn()

  beforeEach(() => jest.clearAllMocks())

  function Editor() {
    const blocker = useUnsavedWork(hasUnsaved)
    return <p>{blocker.state}</p>
  }

  function openEditor() {
    const router = createMemoryRouter([
      { path: '/', element: <Editor /> },
      { path: '/other', element: <p>Elsewhere</p> },
    ])
    render(
      <HostServicesProvider services={{ ...buildServices(), unsavedWork: { register } }}>
        <RouterProvider router={router} />
      </HostServicesProvider>,
    )
    return router
  }

  function closeTab(): Event {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event
  }

  test('holds a navigation to another page and asks before the tab is closed, and the host knows of it', async () => {
    isDirty = true
    const router = openEditor()
    expect(register.mock.lastCall?.[0]()).toBe(true)
    await act(() => router.navigate('/?view=board'))
    expect(screen.getByText('unblocked')).toBeVisible()
    await act(() => router.navigate('/other'))
    expect(screen.getByText('blocked')).toBeVisible()
    expect(closeTab().defaultPrevented).toBe(true)
  })

  test('without any the way is free, and the registration ends with the page', async () => {
    isDirty = false
    const router = openEditor()
    expect(register.mock.lastCall?.[0]()).toBe(false)
    expect(closeTab().defaultPrevented).toBe(false)
    await act(() => router.navigate('/other'))
    expect(screen.getByText('Elsewhere')).toBeVisible()
    expect(unregister).toHaveBeenCalledTimes(1)
  })
})
