import { refreshChanged } from '@marquee/api-client/live-queries'
import { listNotifications, markNotificationsRead, type Notification } from '@marquee/contract/notifications'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { act, screen, waitFor } from '@testing-library/react'
import { NotificationBell } from './notification-bell.tsx'

const news: Notification = {
  id: buildId(1, 6),
  kind: 'brand_alert',
  title: '<b>Lumen</b> has 2 new ads',
  body: '',
  path: '/brand-spy/1',
  is_read: false,
  created_at: '2026-11-20T09:00:00Z',
}

describe('[P-82] the bell', () => {
  test('says how many are unread, follows what happens, and shows them as text', async () => {
    let data = [news]
    respondWith(listNotifications, () => ({ data, meta: { next_cursor: null, unread: data.length } }))
    const { user, queryClient } = renderPage(<NotificationBell />)
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
    expect(screen.getByRole('link', { name: /Unread: <b>Lumen<\/b> has 2 new ads/ })).toHaveAttribute(
      'href',
      '/brand-spy/1',
    )
    data = [news, { ...news, id: buildId(2, 6) }]
    act(() => refreshChanged(queryClient, ['notifications']))
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
  })

  test('[G-04] leads to the page of all, which a workspace for ad templates alone cannot open', async () => {
    respondWith(listNotifications, { data: [news], meta: { next_cursor: null, unread: 1 } })
    const { user, unmount } = renderPage(<NotificationBell />)
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/notifications')
    unmount()
    const workspace_features = { explore_pages: false, swipe_file: false }
    const restricted = renderPage(<NotificationBell />, {
      authData: buildAuthData({ is_allow_ad_template: true, workspace_features }),
    })
    await restricted.user.click(await screen.findByRole('button', { name: /^Notifications/ }))
    expect(screen.getByText('<b>Lumen</b> has 2 new ads')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See all' })).toBeNull()
  })

  test('reads one by opening it, and all at once', async () => {
    respondWith(listNotifications, { data: [news], meta: { next_cursor: null, unread: 1 } })
    const marked = respondWith(markNotificationsRead, undefined)
    const { user } = renderPage(<NotificationBell />)
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
    await user.click(screen.getByRole('button', { name: 'Mark 1 notification as read' }))
    await user.click(screen.getByRole('link', { name: /Lumen/ }))
    await waitFor(() => expect(marked.map(({ body }) => body)).toEqual([{ ids: 'all' }, { ids: [news.id] }]))
  })
})
