import {
  type AdministeredPage,
  dismissPageReports,
  listPublishedPages,
  restorePage,
  takeDownPage,
} from '@marquee/contract/published-pages'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './published-pages-page.tsx'

const page: AdministeredPage = {
  id: buildId(1, 9),
  title: 'Your bank',
  address: 'https://pages.example/pages/your-bank/',
  workspace_name: 'Studio Nord',
  is_live: true,
  published_at: '2026-03-01T06:00:00.000Z',
  reports: [{ reason: 'phishing', details: 'This is not my bank.', created_at: '2026-03-02T06:00:00.000Z' }],
  takedown: null,
}

function show(changes: Partial<AdministeredPage> = {}) {
  respondWith(listPublishedPages, { data: [{ ...page, ...changes }], meta: { next_cursor: null } })
  return renderPage(<Page />)
}

test('[P-53] a reported page is taken down with a reason, and all pages of its workspace with it', async () => {
  const calls = respondWith(takeDownPage, undefined)
  const { user } = show()
  expect(await screen.findByText('This is not my bank.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take down Your bank' }))
  await user.click(await screen.findByRole('button', { name: 'Take down' }))
  expect(await screen.findByText('Enter a reason.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It pretends to be a bank.')
  await user.click(screen.getByRole('checkbox', { name: 'All pages of Studio Nord' }))
  await user.click(screen.getByRole('button', { name: 'Take down' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ reason: 'It pretends to be a bank.', scope: 'workspace' }))
})

test('[P-53] a page that was taken down is restored, and reports without a reason are dismissed', async () => {
  const dismissed = respondWith(dismissPageReports, undefined)
  const restored = respondWith(restorePage, undefined)
  const takedown = { scope: 'page', reason: 'A false name.', taken_down_at: page.published_at } as const
  const { user } = show({ takedown, is_live: false })
  expect(await screen.findByText('Taken down: A false name.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss the reports of Your bank' }))
  await waitFor(() => expect(dismissed).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Restore Your bank' }))
  await waitFor(() => expect(restored).toHaveLength(1))
})
