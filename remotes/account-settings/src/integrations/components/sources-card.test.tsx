import {
  connectWorkspaceSource,
  disconnectWorkspaceSource,
  listWorkspaceSources,
  type WorkspaceSource,
} from '@marquee/contract/workspace-sources'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { SourcesCard } from './sources-card.tsx'

const meta: WorkspaceSource = {
  id: buildId(1, 7),
  provider: 'meta',
  credential_hint: 'oken',
  problem: null,
  last_used_at: null,
}

function answer(data: WorkspaceSource[]): void {
  respondWith(listWorkspaceSources, { data, meta: { can_keep_credentials: true } })
}

function renderCard(role: WorkspaceRole = 'owner') {
  return renderPage(<SourcesCard />, {
    authData: buildAuthData({ user: buildUser({ current_workspace_role: role }) }),
  })
}

describe('[F-12] the sources of a workspace', () => {
  test('one is connected with its token; what the source refuses is said', async () => {
    answer([])
    let answers = 0
    const calls = respondWith(connectWorkspaceSource, () => {
      answers += 1
      const message = 'The given data was invalid.'
      return answers === 1
        ? failure(422, { message, errors: { credentials: ['The token was revoked.'] } })
        : { data: meta }
    })
    const { user } = renderCard()
    await user.click(await screen.findByRole('button', { name: 'Connect: Meta Ad Library' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Meta Ad Library' }))
    await user.type(dialog.getByLabelText(/Access token/), 'EAAB-local-token')
    await user.click(dialog.getByRole('button', { name: 'Connect' }))
    expect(await dialog.findByText('The token was revoked.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Connect' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.body).toEqual({ credentials: { provider: 'meta', access_token: 'EAAB-local-token' } })
  })

  test('one that needs attention says what to do, and is disconnected after a question', async () => {
    const problem = { kind: 'token', message: 'Session has expired', advice: 'Make a new token.' } as const
    answer([{ ...meta, problem }])
    const calls = respondWith(disconnectWorkspaceSource, undefined)
    const { user } = renderCard()
    expect(await screen.findByText('Needs attention')).toBeVisible()
    expect(screen.getByText('Make a new token.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Disconnect: Meta Ad Library' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Meta Ad Library?' }))
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(calls[0]?.params).toEqual({ id: meta.id }))
  })

  test('members see the state and change nothing', async () => {
    answer([meta])
    renderCard('member')
    expect(await screen.findByText('Connected')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Meta Ad Library/ })).not.toBeInTheDocument()
  })
})
