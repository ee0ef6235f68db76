import { buildMedia } from '@marquee/testing/build-media'
import { renderPage } from '@marquee/testing/render-page'
import { screen, waitFor } from '@testing-library/react'
import { AdTranscript } from './ad-transcript.tsx'

const transcript = [
  { start_s: 0, end_s: 2.5, text: 'Stop wasting mornings.' },
  { start_s: 75, end_s: 78, text: '<b>Order</b> today.' },
]
const videoMedia = buildMedia({ kind: 'video', url: 'https://cdn.example/video.mp4', sources: [], duration_s: 80 })

function renderTranscript(media = [videoMedia]) {
  return renderPage(
    <article>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- stands for the player of the drawer */}
      <video data-testid="video" />
      <AdTranscript ad={{ transcript, media }} />
    </article>,
  )
}

describe('[F-01] [P-12] the transcript of a video ad', () => {
  test('shows what is said with the times, as text', () => {
    renderTranscript([])
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '0:00 Stop wasting mornings.',
      '1:15 <b>Order</b> today.',
    ])
    expect(screen.queryByRole('button', { name: /Order/ })).not.toBeInTheDocument()
  })

  test('a line plays the video from there', async () => {
    const { user } = renderTranscript()
    const player = screen.getByTestId<HTMLVideoElement>('video')
    const play = jest.fn(() => Promise.resolve())
    Object.assign(player, { play, scrollIntoView: () => {} })
    await user.click(screen.getByRole('button', { name: /Order/ }))
    expect(player.currentTime).toBe(75)
    expect(play).toHaveBeenCalledTimes(1)
  })

  test('all of it is copied with the times', async () => {
    const { user } = renderTranscript()
    await user.click(screen.getByRole('button', { name: 'Copy: transcript' }))
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('0:00 Stop wasting mornings.\n1:15 <b>Order</b> today.'),
    )
  })
})
