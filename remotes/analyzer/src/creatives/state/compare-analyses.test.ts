import type { AnalysisResult, Finding } from '@marquee/contract/creative-analyses'
import { compareAnalyses } from './compare-analyses.ts'

const finding = (check: string, level: Finding['level'], value: string): Finding => ({
  check,
  group: 'text',
  level,
  title: check,
  value,
  rule: '',
  source: { title: '', url: null },
  places: [],
  placement: null,
})

function result(points: Readonly<Record<string, number>>, findings: Finding[]): AnalysisResult {
  const parts = Object.entries(points).map(([label, value]) => ({ label, points: value, most: 20, reason: '' }))
  return {
    width: 100,
    height: 100,
    palette: [],
    lines: [],
    text_share: 0,
    focal_point: { x: 0, y: 0 },
    attention: { columns: 1, rows: 1, values: [0] },
    covered: [],
    video: null,
    findings,
    score: { total: parts.reduce((sum, part) => sum + part.points, 0), parts },
    attributes: {},
  }
}

describe('[P-30] comparing two analyses', () => {
  test('says in words which one is better, in all and in each part', () => {
    const { summary, parts } = compareAnalyses(
      result({ Text: 18, Placements: 10, Video: 5 }, []),
      result({ Text: 17, Placements: 14 }, []),
      ['Summer', 'Winter'],
    )
    expect(summary).toBe('Summer scores 2 points more.')
    expect(parts.map(({ label, verdict }) => [label, verdict])).toEqual([
      ['Text', 'Summer: 1 point more'],
      ['Placements', 'Winter: 4 points more'],
      ['Video', 'Measured on one of them only'],
    ])
  })

  test('compares shares where a part of a video counts for less than that of an image', () => {
    const ofVideo = result({ Contrast: 5, Claims: 5, Placements: 4 }, [])
    ofVideo.score.parts = ofVideo.score.parts.map((part) => ({ ...part, most: 5 }))
    const { parts } = compareAnalyses(ofVideo, result({ Contrast: 20, Claims: 10, Placements: 18 }, []), [
      'Video',
      'Photo',
    ])
    expect(parts.map(({ left, right, verdict }) => [left?.most, right?.most, verdict])).toEqual([
      [5, 20, 'The same share'],
      [5, 20, 'Video: a larger share'],
      [5, 20, 'Photo: a larger share'],
    ])
  })

  test('shows the checks that came out differently, the worst first, each by its worst finding', () => {
    const { findings } = compareAnalyses(
      result({}, [
        finding('size', 'good', '14 px'),
        finding('contrast', 'good', '7:1'),
        finding('contrast', 'problem', '2:1'),
      ]),
      result({}, [
        finding('size', 'good', '14 px'),
        finding('contrast', 'good', '7:1'),
        finding('edges', 'advice', '3'),
      ]),
      ['a', 'b'],
    )
    expect(findings.map(({ check, left, right }) => [check, left?.value, right?.value])).toEqual([
      ['contrast', '2:1', '7:1'],
      ['edges', undefined, '3'],
    ])
  })

  test('says so where nothing differs', () => {
    const same = result({ Text: 5 }, [finding('size', 'good', '14 px')])
    expect(compareAnalyses(same, same, ['a', 'b'])).toMatchObject({
      summary: 'Both reach the same score.',
      parts: [{ verdict: 'The same' }],
      findings: [],
    })
  })
})
