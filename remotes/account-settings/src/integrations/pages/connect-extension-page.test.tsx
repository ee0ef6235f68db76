import { createBrowserCode } from '@marquee/contract/connected-browsers'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './connect-extension-page.tsx'

const challenge = 'A'.repeat(43)

function open(query: Record<string, string>, role: WorkspaceRole = 'member') {
  const authData = buildAuthData({ user: buildUser({ current_workspace_role: role }) })
  return renderPage(<Page />, { authData, address: `/connect/extension?${new URLSearchParams(query)}` })
}

describe('[F-16] the page that connects the extension', () => {
  test('asks once, and shows a code to be typed where the browser takes none', async () => {
    const data = { code: 'ABCDE23456', redirect_to: null, expires_at: '2026-03-02T12:00:00.000Z' }
    const calls = respondWith(createBrowserCode, { data })
    const { user } = open({ challenge })
    expect(calls).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Connect this browser' }))
    expect(await screen.findByText('ABCDE-23456')).toBeVisible()
    await waitFor(() => expect(calls[0]?.body).toEqual({ challenge, redirect: null }))
  })

  test.each([
    [{}],
    [{ challenge: 'short' }],
    [{ challenge, redirect: 'https://evil.example/' }],
    [{ challenge, redirect: 'javascript:alert(1)' }],
  ])('offers nothing for an address that no extension has made: %j', (query) => {
    open(query as Record<string, string>)
    expect(screen.getByText('This link is not complete')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Connect this browser' })).not.toBeInTheDocument()
  })

  test('offers nothing to a member who may not save', () => {
    open({ challenge }, 'viewer')
    expect(screen.getByText('You cannot save ads in this workspace')).toBeVisible()
  })
})
