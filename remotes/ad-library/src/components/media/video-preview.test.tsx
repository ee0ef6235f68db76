import { type AdVideo, requestAdVideo } from '@marquee/contract/ad-videos'
import { buildMedia } from '@marquee/testing/build-media'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { AdMediaViewer } from './ad-media-viewer.tsx'

const media = [buildMedia({ kind: 'video', playback: 'preview', duration_s: 30 })]

const WAITING: AdVideo = { state: 'waiting', url: null, reason: null }
const READY: AdVideo = { ...WAITING, state: 'ready', url: '/media/ads/1/video' }

function renderViewer() {
  return renderPage(<AdMediaViewer media={media} name="Nova" />, { path: '/', address: '/' })
}

describe('[P-12] the video of a demo ad', () => {
  test('is its image until somebody plays it, says that it is being prepared, and then plays with controls', async () => {
    let asked = 0
    respondWith(requestAdVideo, () => {
      asked += 1
      return asked === 1 ? { data: WAITING } : { data: READY }
    })
    const { user } = renderViewer()
    expect(screen.getByRole('img', { name: 'Video of the ad by Nova' })).toBeVisible()
    expect(asked).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Play video' }))
    expect(await screen.findByText(/Preparing the video/)).toBeVisible()
    const video = await screen.findByLabelText('Video of the ad by Nova', { selector: 'video' })
    expect(video).toHaveAttribute('src', '/media/ads/1/video')
    expect(video).toHaveAttribute('poster', '/media/1-640.webp')
    expect(video).toHaveAttribute('controls')
  })

  test('stays an image with a plain sentence where no video can be made', async () => {
    respondWith(requestAdVideo, { data: { state: 'unavailable', url: null, reason: 'No encoder is installed.' } })
    const { user } = renderViewer()
    await user.click(screen.getByRole('button', { name: 'Play video' }))
    expect(await screen.findByText('No encoder is installed.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Video of the ad by Nova' })).toBeVisible()
  })
})
