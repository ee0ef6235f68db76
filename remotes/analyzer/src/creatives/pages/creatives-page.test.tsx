import { listAnalyses } from '@marquee/contract/creative-analyses'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { Page } from './creatives-page.tsx'

const ADDRESS = { path: '/creative-analyzer', address: '/creative-analyzer' }
const nothing = { data: [], meta: { next_cursor: null } }
const analyzed = {
  ...nothing,
  data: [
    {
      id: '01890000-0000-7000-8000-000000000001',
      name: 'Hero',
      kind: 'image' as const,
      source: 'upload' as const,
      state: 'done' as const,
      progress: 100,
      step: null,
      image_url: null,
      score: 60,
      problems_count: 1,
      failed_reason: null,
      created_at: '2026-03-09T10:00:00Z',
    },
  ],
}

test('[P-64] a viewer is not told to drop a file where no place for it is, and there is no search over nothing', async () => {
  respondWith(listAnalyses, nothing)
  renderPage(<Page />, {
    ...ADDRESS,
    authData: buildAuthData({ user: buildUser({ current_workspace_role: 'viewer' }) }),
  })
  expect(await screen.findByText('Creatives that this workspace analyzes appear here.')).toBeVisible()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument()
})

test('[P-60] after the plan has ended, analyzed creatives are read and found, and the page says what a new one needs', async () => {
  respondWith(listAnalyses, analyzed)
  renderPage(<Page />, { ...ADDRESS, authData: buildAuthData({ has_active_subscription: false }) })
  expect(await screen.findByRole('link', { name: 'Hero' })).toBeVisible()
  expect(screen.getByRole('searchbox')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans')
  expect(screen.queryByText(/Drop an image or a video/)).not.toBeInTheDocument()
})
