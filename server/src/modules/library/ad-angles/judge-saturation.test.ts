import { judgeSaturation, toShare } from './judge-saturation.ts'

const figures = (sayingBrands: number, judgedBrands = 100, judgedAds = 200) => ({
  judgedAds,
  judgedBrands,
  sayingBrands,
})

describe('[P-25] how worn a saying is', () => {
  test.each([
    ['new', figures(12), figures(3)],
    ['some', figures(12), figures(7)],
    ['some', figures(4), figures(2)],
    ['everybody', figures(45), figures(40)],
    ['everybody', figures(40), figures(1, 3, 5)],
    ['nobody', figures(2), figures(10)],
    ['nobody', figures(0), figures(0)],
    ['too_few', figures(9, 10, 29), figures(1)],
    ['too_few', figures(0, 0, 0), figures(0, 0, 0)],
  ])('%s: %j after %j', (expected, recent, before) => {
    expect(judgeSaturation(recent, before)).toBe(expected)
  })

  test('no share is told of fewer than 30 ads', () => {
    expect([toShare(figures(3, 10, 29)), toShare(figures(3, 10, 30))]).toEqual([null, 0.3])
  })
})
