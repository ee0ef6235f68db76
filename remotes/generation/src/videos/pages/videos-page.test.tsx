import { duplicateVideo, listVideos, renameVideo, type VideoSummary } from '@marquee/contract/videos'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { Page } from './videos-page.tsx'

const video: VideoSummary = {
  id: '01890000-0000-7000-8000-000000000001',
  title: 'Travel cup',
  state: 'done',
  source: 'product',
  product_name: 'Harbor cup',
  frames: 450,
  scenes_count: 5,
  aspect_ratios: ['9:16', '1:1'],
  image_url: null,
  credits_used: 20,
  created_by_name: null,
  version: 3,
  created_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
}

describe('[P-46] [R-16] the list of videos', () => {
  test('shows state, length and cost, and leads to the editor', async () => {
    respondWith(listVideos, { data: [video], meta: { next_cursor: null } })
    renderPage(<Page />, { address: '/ai-videos' })
    const link = await screen.findByRole('link', { name: 'Travel cup' })
    expect(link).toHaveAttribute('href', `/ai-videos/${video.id}`)
    for (const fact of ['15 s', 'Rendered', '5 scenes', '20 credits', 'Harbor cup · 9:16, 1:1']) {
      expect(screen.getByText(fact)).toBeVisible()
    }
  })

  test('a video is renamed, and another is made of it', async () => {
    respondWith(listVideos, { data: [video], meta: { next_cursor: null } })
    const renamed = respondWith(renameVideo, { data: { ...video, title: 'Cup' } })
    const copied = respondWith(duplicateVideo, { data: { ...video, title: 'Copy' } })
    const { user } = renderPage(<Page />, { address: '/ai-videos' })
    await user.click(await screen.findByRole('button', { name: 'More for Travel cup' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(() => expect(copied).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'More for Travel cup' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Cup{Enter}')
    await waitFor(() => expect(renamed[0]?.body).toEqual({ title: 'Cup' }))
  })

  test('an empty list leads to the wizard', async () => {
    respondWith(listVideos, { data: [], meta: { next_cursor: null } })
    renderPage(<Page />, { address: '/ai-videos' })
    await screen.findByRole('heading', { name: 'No videos yet' })
    for (const link of screen.getAllByRole('link', { name: 'Create a video' })) {
      expect(link).toHaveAttribute('href', '/ai-videos/create-ai-video')
    }
  })
})
