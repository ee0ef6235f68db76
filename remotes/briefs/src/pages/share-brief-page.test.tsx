import { csrfCookie } from '@marquee/contract/authentication'
import {
  commentSharedBrief,
  getSharedBrief,
  listSharedBriefComments,
  reviewSharedBrief,
} from '@marquee/contract/shared-briefs'
import type { SharedBrief } from '@marquee/contract/shared-briefs'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { buildBrief } from '@marquee/testing/build-brief'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { Page } from './share-brief-page.tsx'

const shared: SharedBrief = {
  ...buildBrief({ title: 'Summer launch', objective: '<b>Sell</b>', hooks: ['Half price'], version: 3 }),
  workspace_name: 'Alder Studio',
  product_name: 'Travel cup',
  reference_ads: [],
  images: [],
  videos: [],
  allows_comments: true,
  review: null,
}

const comment = {
  id: buildId(1, 3),
  section: 'hooks' as const,
  body: '<img src=x onerror=alert(1)>',
  author_name: 'Gina',
  is_guest: true,
  is_own: false,
  mentions: [],
  created_at: '2026-11-02T09:00:00Z',
}
const thread = { ...comment, is_for_guests: true, resolved_at: null, resolved_by_name: null, replies: [] }

function openPage(brief: SharedBrief) {
  respondWith(csrfCookie, undefined)
  respondWith(getSharedBrief, { data: brief })
  respondWith(listSharedBriefComments, { data: [thread], meta: { next_cursor: null } })
  const authData = buildAuthData({ user: null, authenticated: false })
  return renderPage(<Page />, { address: '/share/brief/token', path: '/share/brief/:id', authData })
}

describe('[F-17] [P-51] a shared brief', () => {
  beforeEach(() => localStorage.clear())

  test('is read with its facts, and what people wrote stays text', async () => {
    openPage(shared)
    expect(await screen.findByRole('heading', { level: 1, name: 'Summer launch' })).toBeVisible()
    expect(screen.getByText('<b>Sell</b>')).toBeVisible()
    expect(screen.getByText('Travel cup')).toBeVisible()
    const hooks = screen.getByRole('region', { name: 'Hooks' })
    expect(await within(hooks).findByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Audience' })).not.toBeInTheDocument()
  })

  test('takes a comment on one part, by the name that is remembered for the next one', async () => {
    const { user } = openPage(shared)
    const sent = respondWith(commentSharedBrief, { data: thread })
    await user.click(await screen.findByRole('button', { name: 'Comment on: Hooks' }))
    const form = screen.getByRole('form', { name: 'New comment' })
    await user.type(within(form).getByLabelText('Your name'), 'Gina Guest')
    await user.type(within(form).getByLabelText('Your comment'), 'Name the price')
    await user.click(within(form).getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ name: 'Gina Guest', website: '', section: 'hooks', body: 'Name the price' })
    await user.click(await screen.findByRole('button', { name: 'Comment on: Objective' }))
    expect(screen.getByLabelText('Your name')).toHaveValue('Gina Guest')
  })

  test('has a session given to its guest before what they say is sent', async () => {
    const { user } = openPage(shared)
    const requests: string[] = []
    respondWith(csrfCookie, () => {
      requests.push('session')
      return undefined
    })
    respondWith(commentSharedBrief, () => {
      requests.push('comment')
      return { data: thread }
    })
    await user.click(await screen.findByRole('button', { name: 'Comment on: Hooks' }))
    await user.type(screen.getByLabelText('Your name'), 'Gina')
    await user.type(screen.getByLabelText('Your comment'), 'Name the price')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(requests).toEqual(['session', 'comment']))
  })

  test('is approved in the version that was read; one that has changed is refused with a sentence', async () => {
    const { user } = openPage(shared)
    const message = 'The brief has changed since you opened it.'
    const sent = respondWith(reviewSharedBrief, () => failure(409, { message, code: 'version_conflict' }))
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await user.type(screen.getByLabelText('Your name'), 'Gina')
    await user.click(screen.getByRole('button', { name: 'Approve version 3' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ decision: 'approved', version: 3, name: 'Gina' })
  })

  test('says who approved which version, and that it has changed since', async () => {
    const review = {
      decision: 'approved' as const,
      version: 2,
      reviewer_name: 'Gina',
      is_guest: true,
      note: '',
      created_at: '2026-11-02T09:00:00Z',
    }
    openPage({ ...shared, review })
    expect(await screen.findByText(/approved version 2/)).toBeVisible()
    expect(screen.getByText('The brief has changed since: this is version 3.')).toBeVisible()
  })

  test('offers nothing to say where guests may only read', async () => {
    openPage({ ...shared, allows_comments: false })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Comment on/ })).not.toBeInTheDocument()
  })
})
