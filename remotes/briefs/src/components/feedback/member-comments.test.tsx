import { type BriefThread, createBriefComment, listBriefComments } from '@marquee/contract/brief-comments'
import { listMembers } from '@marquee/contract/members'
import { buildBrief } from '@marquee/testing/build-brief'
import { buildId } from '@marquee/testing/build-id'
import { buildMember } from '@marquee/testing/build-member'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { MemberComments } from './member-comments.tsx'

const brief = buildBrief()
const bo = buildMember({ display_name: 'Bo' }, 2)

function buildThread(changes: Partial<BriefThread> = {}): BriefThread {
  return {
    id: buildId(1, 4),
    section: 'brief',
    body: 'Who is the offer for?',
    author_name: 'Bo',
    is_guest: false,
    is_own: false,
    mentions: [],
    created_at: '2026-03-02T12:00:00.000Z',
    is_for_guests: false,
    resolved_at: null,
    resolved_by_name: null,
    replies: [],
    ...changes,
  }
}

/** Renders the comments over a server that keeps what is sent. */
function renderComments(threads: readonly BriefThread[] = []) {
  const kept = [...threads]
  respondWith(listMembers, { data: [buildMember(), bo], meta: { next_cursor: null } })
  respondWith(listBriefComments, () => ({ data: [...kept], meta: { next_cursor: null } }))
  const sent = respondWith(createBriefComment, ({ body }) => {
    const names = body.mentioned_user_ids.map((id) => (id === bo.id ? bo.display_name : id))
    const thread = buildThread({
      id: buildId(kept.length + 2, 4),
      section: body.section,
      body: body.body,
      author_name: 'Ada',
      mentions: names,
    })
    kept.push(thread)
    return { data: thread }
  })
  return { sent, ...renderPage(<MemberComments briefId={brief.id} />) }
}

describe('[P-51] what members say of a brief', () => {
  test('a comment names its part and whom it tells, and the form is empty again', async () => {
    const { user, sent } = renderComments()
    const form = await screen.findByRole('form', { name: 'New comment' })
    await user.type(within(form).getByRole('textbox', { name: /Your comment/ }), 'Name the price')
    await user.click(within(form).getByRole('combobox', { name: /About/ }))
    await user.click(await screen.findByTitle('Hooks'))
    await user.click(within(form).getByRole('combobox', { name: /Tell/ }))
    await user.click(await screen.findByTitle('Bo'))
    await user.click(within(form).getByRole('button', { name: 'Comment' }))

    const written = within(await screen.findByRole('article', { name: 'Comment of Ada' }))
    expect(written.getByText('Name the price')).toBeVisible()
    expect(written.getByText('Hooks')).toBeVisible()
    expect(written.getByText('To Bo')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        section: 'hooks',
        body: 'Name the price',
        mentioned_user_ids: [bo.id],
        is_for_guests: false,
        parent_id: null,
      }),
    ])
    expect(within(form).getByRole('textbox', { name: /Your comment/ })).toHaveValue('')
  })

  test('guests of the link read a comment only where its author says so', async () => {
    const { user, sent } = renderComments()
    await user.type(await screen.findByRole('textbox', { name: /Your comment/ }), 'Please choose a hook')
    await user.click(screen.getByRole('checkbox', { name: /They read this comment/ }))
    await user.click(screen.getByRole('button', { name: 'Comment' }))
    await waitFor(() => expect(sent[0]?.body.is_for_guests).toBe(true))
  })

  test('a reply answers its comment, and tells its own members', async () => {
    const { user, sent } = renderComments([buildThread()])
    await user.click(await screen.findByRole('button', { name: 'Reply' }))
    const form = within(screen.getByRole('form', { name: 'Reply' }))
    await user.type(form.getByRole('textbox', { name: /Your reply/ }), 'For new customers')
    await user.click(form.getByRole('combobox', { name: /Tell/ }))
    await user.click(await screen.findByTitle('Bo'))
    await user.click(form.getByRole('button', { name: 'Reply' }))
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        parent_id: buildId(1, 4),
        body: 'For new customers',
        mentioned_user_ids: [bo.id],
      }),
    )
  })

  test('a comment that was refused stays in the form, and its next try has the same key', async () => {
    const { user } = renderComments()
    const sent = respondWith(createBriefComment, failure(422, { message: 'No.', errors: { body: ['Say less.'] } }))
    await user.type(await screen.findByRole('textbox', { name: /Your comment/ }), 'Too much')
    await user.click(screen.getByRole('button', { name: 'Comment' }))
    expect(await screen.findByText('Say less.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Your comment/ })).toHaveValue('Too much')
    await user.click(screen.getByRole('button', { name: 'Comment' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body.idempotency_key).toBe(sent[0]?.body.idempotency_key)
  })
})
