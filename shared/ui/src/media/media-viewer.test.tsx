import { buildMedia } from '@marquee/testing/build-media'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MediaViewer } from './media-viewer.tsx'

describe('MediaViewer', () => {
  test('one image has no carousel', () => {
    render(<MediaViewer media={[buildMedia()]} name="Nova Shoes" />)
    expect(screen.getByRole('img', { name: 'Image of the ad by Nova Shoes' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull()
  })

  test('several images are walked through by buttons and arrow keys, and stop at the ends', async () => {
    const user = userEvent.setup()
    render(<MediaViewer media={[buildMedia(), buildMedia({}, 2), buildMedia({}, 3)]} name="Nova Shoes" />)
    expect(screen.getByText('1 of 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous image' })).toBeDisabled()

    await user.click(screen.getByRole('button', { name: 'Next image' }))
    expect(screen.getByText('2 of 3')).toBeVisible()
    fireEvent.keyDown(screen.getByRole('group'), { key: 'ArrowRight' })
    expect(screen.getByText('3 of 3')).toBeVisible()
    fireEvent.keyDown(screen.getByRole('group'), { key: 'ArrowRight' })
    expect(screen.getByText('3 of 3')).toBeVisible()
  })

  test('its actions belong to the medium that is shown', async () => {
    const user = userEvent.setup()
    render(
      <MediaViewer media={[buildMedia(), buildMedia({}, 2)]} name="Nova" actions={({ url }) => <span>{url}</span>} />,
    )
    await user.click(screen.getByRole('button', { name: 'Next image' }))
    expect(screen.getByText('/media/2.webp')).toBeVisible()
  })

  test('a video is played with its poster and loads nothing before', () => {
    const videoMedia = buildMedia({ kind: 'video', url: '/media/1.mp4', duration_s: 15 })
    render(<MediaViewer media={[videoMedia]} name="Nova" />)
    const video = screen.getByLabelText('Video of the ad by Nova, 0:15 long')
    expect(video).toHaveAttribute('poster', '/media/1-640.webp')
    expect(video).toHaveAttribute('preload', 'none')
  })

  test('[P-92] a video that the browser cannot play is its poster and a sentence', () => {
    const video = buildMedia({ kind: 'video', url: '/media/1.webm', duration_s: 15 })
    const { rerender } = render(<MediaViewer media={[video]} name="Nova" />)
    fireEvent.error(screen.getByLabelText('Video of the ad by Nova, 0:15 long'))
    expect(screen.getByRole('img', { name: 'Video of the ad by Nova' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent("This browser can't play the video.")
    // Another file is tried.
    rerender(<MediaViewer media={[{ ...video, url: '/media/1.mp4' }]} name="Nova" />)
    expect(screen.getByLabelText('Video of the ad by Nova, 0:15 long')).toHaveAttribute('src', '/media/1.mp4')
  })

  test('a video of which only the poster is kept shows the poster with its length', () => {
    const poster = buildMedia({ kind: 'video', url: '/media/1-640.webp', playback: 'none', duration_s: 75 })
    const { container } = render(<MediaViewer media={[poster]} name="Nova" />)
    expect(container.querySelector('video')).toBeNull()
    expect(screen.getByText('1:15')).toBeVisible()
  })

  test('an image that cannot be loaded says so', () => {
    render(<MediaViewer media={[buildMedia()]} name="Nova" />)
    fireEvent.error(screen.getByRole('img', { name: 'Image of the ad by Nova' }))
    expect(screen.getByText("Image couldn't load")).toBeVisible()
  })
})
