import { listMailDeliveries, listMailKinds } from '@marquee/contract/mails'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { Page } from './mails-page.tsx'

const reset = {
  kind: 'reset',
  title: 'Reset your password',
  occasion: 'When somebody asks for a new password.',
  subject: 'Reset your password',
  html: '<!doctype html><p>Hello</p>',
  text: 'Hello',
}

function renderMails() {
  respondWith(listMailKinds, () => ({ data: [reset] }))
  respondWith(listMailDeliveries, () => ({
    data: [
      {
        id: '01890000-0000-7000-8000-000000000001',
        kind: 'reset',
        recipient: 'ada@example.com',
        state: 'waiting' as const,
        attempts: 3,
        problem: 'connect ECONNREFUSED',
        sent_at: null,
        created_at: '2026-11-22T12:00:00.000Z',
      },
    ],
    meta: { next_cursor: null },
  }))
  return renderPage(<Page />)
}

describe('the page of mails', () => {
  test('previews a mail in a frame where nothing runs, and as text', async () => {
    const { user } = renderMails()
    await user.click(await screen.findByRole('button', { name: 'Preview Reset your password' }))
    const frame = await screen.findByTitle('Preview of Reset your password')
    expect(frame).toHaveAttribute('sandbox', '')
    expect(frame).toHaveAttribute('srcdoc', reset.html)
    await user.click(screen.getByText('Text'))
    expect(await screen.findByText('Hello')).toBeVisible()
  })

  test('says what became of a mail, and why it has not been sent', async () => {
    renderMails()
    expect(await screen.findByText('ada@example.com')).toBeVisible()
    expect(screen.getByText(/3 attempts/)).toBeVisible()
    expect(screen.getByText('connect ECONNREFUSED')).toBeVisible()
    expect(screen.getByText('Waiting')).toBeVisible()
  })
})
