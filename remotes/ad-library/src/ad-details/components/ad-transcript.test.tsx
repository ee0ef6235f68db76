import { getCredits } from '@marquee/contract/credits'
import { createTranscript, type FoundTranscript, getAdTranscript } from '@marquee/contract/transcripts'
import { buildAd } from '@marquee/testing/build-ad'
import { buildMedia } from '@marquee/testing/build-media'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { AdTranscript } from './ad-transcript.tsx'

const lines = [
  { start_s: 0, end_s: 2.5, text: 'Stop wasting mornings.' },
  { start_s: 75, end_s: 78, text: '<b>Order</b> today.' },
]
const videoMedia = buildMedia({ kind: 'video', url: 'https://cdn.example/video.mp4', sources: [], duration_s: 80 })
const word = (text: string, start_s: number) => ({ text, start_s, end_s: start_s + 0.4 })
const written: NonNullable<FoundTranscript['transcript']> = {
  id: '01890000-0000-7000-8000-0000000000aa',
  state: 'done',
  progress: 100,
  made_by: 'provider',
  model: 'whisper-1',
  languages: ['en'],
  duration_s: 80,
  words: [word('Cold', 1), word('coffee?', 1.5), word('<b>Never</b>', 4), word('again.', 4.5)],
  note: null,
  failed_reason: null,
  created_at: '2026-03-09T10:00:00Z',
}
const offer: FoundTranscript['offer'] = { made_by: 'provider', model: 'whisper-1', price: 2, missing: null }

function renderTranscript({ transcript = lines, media = [videoMedia] } = {}, found?: Partial<FoundTranscript>) {
  if (media.length > 0) {
    respondWith(getAdTranscript, { data: { transcript: null, offer, ...found } })
  }
  return renderPage(
    <article>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- stands for the player of the drawer */}
      <video data-testid="video" />
      <AdTranscript ad={buildAd({ transcript, media })} />
    </article>,
  )
}

describe('[F-01] [P-12] the transcript of a video ad', () => {
  test('shows what is said with the times, as text', () => {
    renderTranscript({ media: [] })
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '0:00 Stop wasting mornings.',
      '1:15 <b>Order</b> today.',
    ])
    expect(screen.queryByRole('button', { name: /Order/ })).not.toBeInTheDocument()
  })

  test('a line plays the video from there, and arrow keys lead from line to line', async () => {
    const { user } = renderTranscript()
    const player = screen.getByTestId<HTMLVideoElement>('video')
    const play = jest.fn(() => Promise.resolve())
    Object.assign(player, { play, scrollIntoView: () => {} })
    ;(await screen.findByRole('button', { name: /Stop wasting/ })).focus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByRole('button', { name: /Order/ })).toHaveFocus()
    expect(player.currentTime).toBe(75)
    expect(play).toHaveBeenCalledTimes(1)
  })

  test('all of it is copied with the times', async () => {
    const { user } = renderTranscript()
    await user.click(await screen.findByRole('button', { name: 'Copy: transcript' }))
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('0:00 Stop wasting mornings.\n1:15 <b>Order</b> today.'),
    )
  })

  test('of the workspace marks the line and the word that is said, and its words are never markup', async () => {
    renderTranscript({ transcript: [] }, { transcript: written })
    const line = await screen.findByRole('button', { name: /Never/ })
    expect(line).toHaveTextContent('0:04 <b>Never</b> again.')
    const player = screen.getByTestId<HTMLVideoElement>('video')
    player.currentTime = 4.6
    fireEvent.timeUpdate(player)
    expect(document.querySelector('mark')).toHaveTextContent(/^again\.$/)
    expect(line).toHaveTextContent('0:04 <b>Never</b> again.')
    expect(line.closest('li')).toHaveAttribute('aria-current', 'true')
  })

  test('that nobody wrote yet says its price, and is ordered', async () => {
    respondWith(getCredits, {
      data: {
        available: 10,
        held: 0,
        period: { starts_at: '2026-03-01T00:00:00Z', ends_at: null, granted: 10, spent: 0 },
        expiring: [],
        prices: [],
      },
    })
    const orders = respondWith(createTranscript, { data: { ...written, state: 'waiting', words: [] } })
    const { user } = renderTranscript({ transcript: [] })
    const button = await screen.findByRole('button', { name: /Write the transcript.*2/ })
    await waitFor(() => expect(screen.getByText('8 left afterwards')).toBeVisible())
    await user.click(button)
    await waitFor(() => expect(orders).toHaveLength(1))
  })

  test('that cannot be written says what is needed', async () => {
    renderTranscript({ transcript: [] }, { offer: { made_by: null, model: null, price: 2, missing: 'Set a model.' } })
    expect(await screen.findByText('Set a model.')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
