import { listReleasedPackages, type ReleasedPackage } from '@marquee/contract/releases'
import { getSystemHealth, type HealthPoint } from '@marquee/contract/system-health'
import type { HandlerOutput } from '@marquee/contract/endpoint'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, within } from '@testing-library/react'
import { buildReleasedPackage } from '../testing/build-released-package.ts'
import { healthPoint } from '../testing/health-point.ts'
import { Page } from './operations-page.tsx'

type Health = HandlerOutput<typeof getSystemHealth>['data']

const point: HealthPoint = {
  ...healthPoint,
  failed_requests: 10,
  refused_requests: 5,
  jobs_done: 12,
  jobs_failed: 1,
  jobs_waiting: 4,
  search_lag_seconds: 1.5,
}

function renderHealth(changes: Partial<Health> = {}, packages: ReleasedPackage[] = []) {
  const process = { role: 'web', release: '1.2.3', started_at: point.at, last_seen_at: point.at } as const
  const health: Health = {
    processes: [
      { ...process, id: '01890000-0000-7000-8000-000000000001', host: 'one', is_alive: true },
      { ...process, id: '01890000-0000-7000-8000-000000000002', host: 'two', is_alive: false },
    ],
    points: [point],
    disk: { free_bytes: 5_000_000_000, total_bytes: 100_000_000_000 },
    dead_jobs: 0,
    pages: [
      { page: 'briefs', package: 'briefs', release: 'aaaaaaaaaaaa', reports: 8, lcp_ms: 4100, inp_ms: null, cls: 0.02 },
    ],
    ...changes,
  }
  respondWith(listReleasedPackages, { data: packages })
  respondWith(getSystemHealth, () => ({ data: health }))
  return renderPage(<Page />)
}

describe('the page of operations', () => {
  test('[P-86] shows what is wrong at a glance, and each figure as a chart with its values', async () => {
    renderHealth()
    const failed = (await screen.findByText('Requests failed lately')).parentElement
    expect(failed).toHaveTextContent('5 %')
    expect(failed).toHaveAttribute('data-tone', 'danger')
    expect(screen.getByText('Disk free').parentElement).toHaveTextContent('5 GB Less than 10 %')
    expect(screen.getByText('Jobs failed for good').parentElement).not.toHaveAttribute('data-tone')
    expect(screen.getByRole('heading', { name: 'Requests' }).parentElement).toHaveTextContent(
      '200 requests: 10 failed, 5 refused because there was too much to do.',
    )
    expect(screen.getByRole('heading', { name: 'Search engine behind, in seconds' }).parentElement).toHaveTextContent(
      'The oldest change that it did not have was 2 seconds old at worst.',
    )
    // There is no standby.
    expect(screen.queryByRole('heading', { name: 'Replicas left out' })).toBeNull()
    const values = within(screen.getByRole('region', { name: 'Requests', hidden: true }))
    expect(values.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      '185',
      '10',
      '5',
    ])
  })

  test('[P-98] tells of a live release that fails, and of one that the server went back from', async () => {
    const alarm = {
      release: '222222222222',
      reason: 'The live release failed for 20 of 40 visitors.',
      raised_at: point.at,
      last_failed_at: point.at,
      returned_to: null,
    }
    const gone = { ...alarm, returned_to: '111111111111' }
    renderHealth({}, [
      buildReleasedPackage({ alarm }),
      buildReleasedPackage({ name: 'analyzer', alarm: gone }),
      buildReleasedPackage({ name: 'host' }),
    ])
    const [failing, returned, ...others] = await screen.findAllByRole('alert')
    expect(failing).toHaveTextContent(
      /^briefs is failing for users.*20 of 40 visitors.*Users still get it\. Open Releases/,
    )
    expect(returned).toHaveTextContent(/^analyzer was rolled back to 111111111111 automatically/)
    expect(others).toEqual([])
  })

  test('[P-90] lists running processes, and those that ended only when asked for', async () => {
    const { user } = renderHealth()
    const table = await screen.findByRole('region', { name: 'Processes' })
    const listStates = () =>
      within(table)
        .getAllByText(/^(Running|Ended)$/)
        .map(({ textContent }) => textContent)
    expect(listStates()).toEqual(['Running'])
    await user.click(screen.getByRole('button', { name: 'Show 1 ended process' }))
    expect(listStates()).toEqual(['Running', 'Ended'])
    await user.click(screen.getByRole('button', { name: 'Hide ended processes' }))
    expect(listStates()).toEqual(['Running'])
  })

  test('[P-90] lists the processes that ended if no process is running', async () => {
    const host = 'two'
    const started_at = point.at
    const ended = { id: '01890000-0000-7000-8000-000000000002', host, role: 'web', release: '1.2.3' } as const
    renderHealth({ processes: [{ ...ended, started_at, last_seen_at: started_at, is_alive: false }] })
    expect(await screen.findByText('Ended')).toBeVisible()
    expect(screen.queryByRole('button', { name: /ended process/ })).toBeNull()
  })

  test('[P-86] names a service that does not accept the key of the server, and the variable to set', async () => {
    const { unmount } = renderHealth({ points: [{ ...point, refused_keys: ['payments'] }, point] })
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('Stripe does not accept the key of this server')
    expect(notice).toHaveTextContent('Check STRIPE_SECRET_KEY')
    unmount()
    renderHealth({ points: [{ ...point, refused_keys: ['payments'] }, point, point] })
    await screen.findByText('Processes running')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[P-86] judges pages in words as well as by color', async () => {
    renderHealth()
    const row = (await screen.findByRole('rowheader', { name: 'briefs' })).parentElement
    expect(row).toHaveTextContent('4,100 ms poor')
    expect(row).toHaveTextContent('0.02 good')
  })

  test('[P-86] says so before there are figures, and when they cannot be loaded', async () => {
    const { unmount } = renderHealth({ processes: [] })
    expect(await screen.findByRole('heading', { name: 'No figures yet' })).toBeVisible()
    unmount()
    const { unmount: unmountAgain } = renderHealth({ points: [{ ...point, processes: 0 }] })
    expect(await screen.findByRole('region', { name: 'Processes' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No figures yet' })).toBeVisible()
    unmountAgain()
    respondWith(getSystemHealth, () => failure(403, { message: 'Only administrators may do this.' }))
    renderPage(<Page />)
    expect(await screen.findByText('Only administrators may do this.')).toBeVisible()
  })
})
