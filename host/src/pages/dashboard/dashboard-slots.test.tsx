import { authCheck } from '@marquee/contract/authentication'
import { HostServicesProvider } from '@marquee/remote-kit/host-services'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { loadRemoteSlot } from '../../remotes/remote-pages.ts'
import { useHostServices } from '../../shell/use-host-services.ts'
import { buildLiveRemote, buildRegistry } from '../../testing/build-registry.ts'
import { placeRegistry } from '../../testing/place-registry.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import { DashboardSlots } from './dashboard-slots.tsx'

jest.mock('../../timing/after-first-content.ts', () => ({ afterFirstContent: (run: () => void) => run() }))
jest.mock('../../remotes/remote-pages.ts', () => ({ loadRemoteSlot: jest.fn() }))

const loadSlot = jest.mocked(loadRemoteSlot)
const card = { place: 'dashboard', layout: 'rows' } as const

beforeAll(() => {
  const slots = [
    { ...card, name: 'second', title: 'Second', order: 20 },
    { ...card, name: 'first', title: 'First', order: 10 },
    { ...card, name: 'hidden', title: 'Hidden', order: 5, access: { isAdmin: true } as const },
  ]
  const registry = buildRegistry()
  placeRegistry({ ...registry, remotes: { insights: buildLiveRemote('insights', { routes: [], slots }) } })
})

function Dashboard() {
  return (
    <HostServicesProvider services={useHostServices()}>
      <DashboardSlots />
    </HostServicesProvider>
  )
}

function renderSlots() {
  respondWith(authCheck, buildAuthData())
  return renderShell([{ path: '*', element: <Dashboard /> }], '/dashboard')
}

describe('a card of the dashboard that a remote brings', () => {
  test('keeps its place, under its title and in its order, until its code is there', async () => {
    const code = Promise.withResolvers<Awaited<ReturnType<typeof loadRemoteSlot>>>()
    loadSlot.mockReturnValue(code.promise)
    renderSlots()
    const titles = await screen.findAllByRole('heading', { level: 2 })
    expect(titles.map(({ textContent }) => textContent)).toEqual(['First', 'Second'])
    expect(loadSlot.mock.calls).toEqual(
      expect.arrayContaining([
        ['insights', 'first'],
        ['insights', 'second'],
      ]),
    )
    code.resolve({ Slot: () => <p>The reports</p>, release: '0123456789ab' })
    expect(await screen.findAllByText('The reports')).toHaveLength(2)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  test('that does not come is named, and asked for again by its button', async () => {
    loadSlot.mockImplementation(async (_, name) => {
      if (name === 'first') {
        throw new Error('The network is down.')
      }
      return { Slot: () => <p>The reports</p>, release: '0123456789ab' }
    })
    const { user } = renderSlots()
    expect(await screen.findByRole('alert')).toHaveTextContent("“First” couldn't load.")
    expect(screen.getAllByText('The reports')).toHaveLength(1)
    loadSlot.mockResolvedValue({ Slot: () => <p>The reports</p>, release: '0123456789ab' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByText('The reports')).toHaveLength(2))
  })

  test('whose code throws is left out, and the others stay', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    function Broken(): never {
      throw new Error('The reports broke.')
    }
    loadSlot.mockImplementation((_, name) =>
      Promise.resolve({ Slot: name === 'first' ? Broken : () => <p>The reports</p>, release: '0123456789ab' }),
    )
    renderSlots()
    expect(await screen.findAllByText('The reports')).toHaveLength(1)
  })
})
