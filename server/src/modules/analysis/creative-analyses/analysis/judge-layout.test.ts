import type { SeenCreative } from '@marquee/creative/check-pixels'
import { judgeLayout } from './judge-layout.ts'

const seen: SeenCreative = {
  size: { width: 1080, height: 1080 },
  lines: [{ x: 0.1, y: 0.2, w: 0.8, h: 0.05 }],
  faces: [{ x: 0.4, y: 0.15, w: 0.2, h: 0.2 }],
  product: null,
  emptyRows: [],
}

describe('[P-30] findings about the layout of a creative', () => {
  test('name the rule, the measured value and the place', () => {
    const [finding, ...others] = judgeLayout(seen, [])
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      check: 'layout-face-hidden',
      group: 'layout',
      level: 'problem',
      title: 'A face is cropped or covered by 25 %',
      value: '25 %',
      rule: 'Text covers at most 5 % of a face.',
      places: [{ x: 0.4, y: 0.15, width: 0.2, height: 0.2 }],
    })
  })

  test('say what was looked at when there is no fault', () => {
    const product = { x: 0.3, y: 0.5, w: 0.4, h: 0.3 }
    expect(judgeLayout({ ...seen, faces: [], product }, [])).toMatchObject([
      { check: 'layout', level: 'good', value: 'product, text' },
    ])
  })

  test('leave out rules of which another finding tells', () => {
    const small = { ...seen, faces: [], lines: [{ x: 0.1, y: 0.2, w: 0.3, h: 0.01 }] }
    expect(judgeLayout(small, []).map(({ check, value }) => [check, value])).toEqual([['layout-text-small', '15 px']])
    expect(judgeLayout(small, ['text_small']).map(({ level }) => level)).toEqual(['good'])
  })
})
