import { type CreativeAnalysis, getAnalysis } from '@marquee/contract/creative-analyses'
import { getAssetTranscript } from '@marquee/contract/transcripts'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen, within } from '@testing-library/react'
import { manifest as declared } from '../../manifest.ts'
import { manifest } from '../../remote-entry.ts'
import { buildVideoAnalysis } from '../../testing/build-video-analysis.ts'
import { Page } from './creative-page.tsx'

const ID = '01890000-0000-7000-8000-000000000001'
const PLACE = { x: 0.1, y: 0.2, width: 0.5, height: 0.1 }

const analysis: CreativeAnalysis = {
  id: ID,
  name: 'Hero',
  kind: 'image',
  source: 'upload',
  state: 'done',
  progress: 100,
  step: null,
  image_url: '/assets/hero.webp',
  score: 60,
  problems_count: 1,
  failed_reason: null,
  created_at: '2026-03-09T10:00:00Z',
  ad_id: null,
  asset_id: null,
  generated: null,
  words: { headline: '', body: '', call_to_action: '' },
  file_url: '/assets/hero.webp',
  sheet_url: null,
  result: {
    width: 1080,
    height: 1080,
    palette: [{ color: '#102030', share: 1 }],
    lines: [],
    text_share: 0.05,
    focal_point: { x: 0.5, y: 0.5 },
    attention: { columns: 1, rows: 1, values: [100] },
    covered: [{ placement: 'reels', places: [PLACE] }],
    video: null,
    findings: [
      {
        check: 'text-contrast',
        group: 'text',
        level: 'problem',
        title: '“Free returns” is hard to read',
        value: '2.1:1',
        rule: 'Text needs 4.5:1.',
        source: { title: 'WCAG 2.2', url: 'https://www.w3.org/TR/WCAG22/' },
        places: [PLACE],
        placement: null,
      },
    ],
    score: { total: 60, parts: [{ label: 'Contrast', points: 0, most: 30, reason: '0 of 1 lines stand out' }] },
    attributes: {},
  },
}

test('the remote offers every page that it declares', async () => {
  for (const { name } of declared.routes) {
    await expect(manifest.pages[name].load()).resolves.toMatchObject({ Page: expect.any(Function) })
  }
})

test('[P-30] a finding shows its number, its rule and its source, and is drawn at its place when it is chosen', async () => {
  respondWith(getAnalysis, { data: analysis })
  const { user } = renderPage(<Page />, { path: '/creative-analyzer/:id', address: `/creative-analyzer/${ID}` })
  const row = await screen.findByRole('button', { name: /Free returns.*2\.1:1/ })
  expect(screen.getByRole('link', { name: 'WCAG 2.2' })).toHaveAttribute('href', 'https://www.w3.org/TR/WCAG22/')
  const score = screen.getByRole('region', { name: 'Score' })
  expect(within(score).getByText('60')).toBeVisible()
  const drawing = document.querySelector('svg[viewBox="0 0 1 1"]')
  // On a narrow screen the report is one column, in the document's order.
  expect(score.compareDocumentPosition(drawing ?? score)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.querySelectorAll('svg[viewBox="0 0 1 1"] rect')).toHaveLength(0)
  await user.click(row)
  expect(row).toHaveAttribute('aria-pressed', 'true')
  expect(document.querySelectorAll('svg[viewBox="0 0 1 1"] rect')).toHaveLength(1)
})

describe('[P-31] an analysed video', () => {
  beforeEach(() => {
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  })

  test('plays, and its marks, its shots and its findings lead to their moments', async () => {
    respondWith(getAnalysis, { data: buildVideoAnalysis(ID) })
    const { user } = renderPage(<Page />, { path: '/creative-analyzer/:id', address: `/creative-analyzer/${ID}` })
    const video = await screen.findByLabelText<HTMLVideoElement>('Launch video', { selector: 'video' })
    expect(video).toHaveAttribute('src', '/assets/launch.mp4')
    expect(video).toHaveAttribute('poster', '/assets/poster.jpg')
    await user.click(screen.getByRole('button', { name: 'Cut at 0:03' }))
    expect(video.currentTime).toBeCloseTo(3, 1)
    await user.click(screen.getByRole('button', { name: /Shot 1/ }))
    expect(video.currentTime).toBeCloseTo(0, 1)
    await user.click(screen.getByRole('button', { name: /The sound stops.*1 s/ }))
    expect(video.currentTime).toBeCloseTo(4, 1)
    expect(document.querySelectorAll('svg[viewBox="0 0 1 1"] rect')).toHaveLength(1)
  })

  test('says its transcript beside the player, and words of an own file lead to a new video', async () => {
    respondWith(getAnalysis, { data: { ...buildVideoAnalysis(ID), asset_id: ID } })
    const transcript = {
      id: ID,
      state: 'done' as const,
      progress: 100,
      made_by: 'provider' as const,
      model: 'whisper-1',
      languages: ['en'],
      duration_s: 6,
      words: [
        { text: 'Cold', start_s: 1, end_s: 1.4 },
        { text: 'again?', start_s: 1.5, end_s: 2 },
        { text: 'Order.', start_s: 4, end_s: 4.5 },
      ],
      note: null,
      failed_reason: null,
      created_at: '2026-03-09T10:00:00Z',
    }
    const offer = { made_by: 'provider' as const, model: 'whisper-1', price: 2, missing: null }
    respondWith(getAssetTranscript, { data: { transcript, offer } })
    const { user } = renderPage(<Page />, { path: '/creative-analyzer/:id', address: `/creative-analyzer/${ID}` })
    await user.click(await screen.findByRole('button', { name: /Order\./ }))
    const video = screen.getByLabelText<HTMLVideoElement>('Launch video', { selector: 'video' })
    expect(video.currentTime).toBeCloseTo(4, 1)
    expect(document.querySelector('mark')).toHaveTextContent('Order.')
    expect(screen.getByRole('link', { name: 'Write a video from these words' })).toHaveAttribute(
      'href',
      '/ai-videos/create-ai-video?idea=Cold+again%3F+Order.',
    )
  })

  test('arrow keys go from mark to mark of a row', async () => {
    respondWith(getAnalysis, { data: buildVideoAnalysis(ID, { cuts: [1, 2, 3] }) })
    const { user } = renderPage(<Page />, { path: '/creative-analyzer/:id', address: `/creative-analyzer/${ID}` })
    const first = await screen.findByRole('button', { name: 'Cut at 0:01' })
    first.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Cut at 0:03' })).toHaveFocus()
    expect(screen.getByLabelText<HTMLVideoElement>('Launch video', { selector: 'video' }).currentTime).toBeCloseTo(3, 1)
  })
})
