import { getSystemHealth, type HealthPoint } from '@marquee/contract/system-health'
import type { HandlerOutput } from '@marquee/contract/endpoint'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, within } from '@testing-library/react'
import { Page } from './operations-page.tsx'

type Health = HandlerOutput<typeof getSystemHealth>['data']

const point: HealthPoint = {
  at: '2026-11-26T08:00:00.000Z',
  requests: 200,
  failed_requests: 10,
  refused_requests: 5,
  p95_ms: 42,
  queries: 900,
  pool_waiting: 0,
  loop_delay_ms: 3,
  jobs_done: 12,
  jobs_failed: 1,
  jobs_waiting: 4,
  renders_done: 0,
  renders_failed: 0,
  calls_done: 0,
  calls_failed: 0,
  webhooks_done: 0,
  webhooks_failed: 0,
  open_streams: 2,
}

function renderHealth(changes: Partial<Health> = {}) {
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
  respondWith(getSystemHealth, () => ({ data: health }))
  return renderPage(<Page />)
}

describe('the page of operations', () => {
  test('[P-86] shows what is wrong at a glance, each process, and each figure as a chart with its values', async () => {
    renderHealth()
    const failed = (await screen.findByText('Requests failed lately')).parentElement
    expect(failed).toHaveTextContent('5 %')
    expect(failed).toHaveAttribute('data-tone', 'danger')
    expect(screen.getByText('Disk free').parentElement).toHaveAttribute('data-tone', 'danger')
    expect(screen.getByText('Jobs failed for good').parentElement).not.toHaveAttribute('data-tone')
    const processes = within(screen.getByRole('region', { name: 'Processes' })).getAllByRole('row')
    expect(processes.map(({ textContent }) => /Running|Ended/.exec(textContent)?.[0])).toEqual([
      undefined,
      'Running',
      'Ended',
    ])
    expect(screen.getByRole('heading', { name: 'Requests' }).parentElement).toHaveTextContent(
      '200 requests, 10 failed and 5 refused because there was too much to do.',
    )
    const values = within(screen.getByRole('region', { name: 'Requests', hidden: true }))
    expect(values.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      '185',
      '10',
      '5',
    ])
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
    respondWith(getSystemHealth, () => failure(403, { message: 'Only administrators may do this.' }))
    renderPage(<Page />)
    expect(await screen.findByText('Only administrators may do this.')).toBeVisible()
  })
})
