import {
  cancelJob,
  type DeadLetter,
  type Job,
  listDeadLetters,
  listJobQueues,
  listJobs,
  retryDeadLetter,
} from '@marquee/contract/jobs'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Page } from './jobs-page.tsx'

const ID = '01890000-0000-7000-8000-000000000001'
const NOW = '2026-11-22T12:00:00.000Z'

const running: Job = {
  id: ID,
  queue: 'ad-import.file',
  state: 'running',
  attempts: 2,
  max_attempts: 4,
  progress: 0.4,
  note: 'ads.csv',
  reason: null,
  created_at: NOW,
  starts_at: NOW,
  started_at: NOW,
  ended_at: null,
}
const letter: DeadLetter = {
  id: ID,
  queue: 'mail.send',
  attempts: 30,
  reason: 'connect <b>ECONNREFUSED</b>',
  data: '{}',
  created_at: NOW,
  failed_at: NOW,
}

function renderJobs({ letters = [] as DeadLetter[] } = {}) {
  const counts = { waiting: 3, running: 1, retrying: 0, dead: letters.length }
  respondWith(listJobQueues, () => ({
    data: [
      { name: 'ad-import.file', ...counts, schedule: null },
      { name: 'brand-insights.count', waiting: 0, running: 0, retrying: 0, dead: 0, schedule: '* * * * *' },
    ],
  }))
  respondWith(listDeadLetters, () => ({ data: letters, meta: { next_cursor: null } }))
  const asked = respondWith(listJobs, () => ({ data: [running], meta: { next_cursor: null } }))
  return { asked, ...renderPage(<Page />) }
}

describe('the page of jobs', () => {
  test('[T-04] has no list of single jobs when its feature flag takes it back', async () => {
    const { growthbook } = renderJobs()
    expect(await screen.findByRole('progressbar', { name: 'Progress of ad-import.file' })).toBeVisible()
    await act(() => growthbook.setPayload({ features: { 'administration.job-list': { defaultValue: false } } }))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  test('says how far a running job is, and which attempt it is', async () => {
    renderJobs()
    expect(await screen.findByRole('progressbar', { name: 'Progress of ad-import.file' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    expect(screen.getByText(/attempt 2 of 4/)).toBeVisible()
    expect(screen.getByText('ads.csv')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Failed for good' })).not.toBeInTheDocument()
  })

  test('lists the jobs of the queue that is chosen', async () => {
    const { asked, user } = renderJobs()
    await user.click(await screen.findByRole('button', { name: 'ad-import.file' }))
    expect(await screen.findByRole('heading', { name: 'Recent jobs of ad-import.file' })).toBeVisible()
    expect(asked.at(-1)?.query).toMatchObject({ queue: 'ad-import.file' })
  })

  test('retries a job that failed for good, whose reason is text', async () => {
    const retried = respondWith(retryDeadLetter, () => undefined)
    const { user, services } = renderJobs({ letters: [letter] })
    const list = await screen.findByRole('list', { name: 'Failed for good' })
    expect(within(list).getByText('connect <b>ECONNREFUSED</b>')).toBeVisible()
    await user.click(within(list).getByRole('button', { name: `Retry mail.send ${ID}` }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ severity: 'success', summary: 'The job is back in its queue' }),
      ),
    )
    expect(retried.at(-1)?.params).toEqual({ id: ID })
  })

  test('says why a job could not be canceled', async () => {
    respondWith(cancelJob, () => failure(404, { message: 'The job was not found.' }))
    const { user, services } = renderJobs()
    await user.click(await screen.findByRole('button', { name: `Cancel ad-import.file ${ID}` }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ severity: 'error', detail: 'The job was not found.' }),
      ),
    )
  })
})
