import { compareAttributes, getTQuantile } from './compare-attributes.ts'

const labels = { dark: 'Dark', warm: 'Warm' }

function buildAds(values: readonly number[], dark: boolean) {
  return values.map((value) => ({ value, attributes: { dark, warm: true } }))
}

describe('[P-34] what winners share', () => {
  test('is a difference with its 95 % interval, as worked out by hand', () => {
    // Means 0.030 and 0.020, both with a variance of 0.0000025: the error is 0.001, the freedom 8, t = 2.306.
    const high = buildAds([0.028, 0.029, 0.03, 0.031, 0.032], true)
    const low = buildAds([0.018, 0.019, 0.02, 0.021, 0.022], false)
    const [dark] = compareAttributes([...high, ...low], labels)
    expect(dark).toMatchObject({ attribute: 'dark', with_count: 5, without_count: 5 })
    expect(dark?.difference?.value).toBeCloseTo(0.01, 10)
    expect(dark?.difference?.low).toBeCloseTo(0.01 - 2.306 * 0.001, 5)
    expect(dark?.difference?.high).toBeCloseTo(0.01 + 2.306 * 0.001, 5)
  })

  test('says nothing of fewer than five ads on a side', () => {
    const rows = compareAttributes([...buildAds([1, 2, 3, 4], true), ...buildAds([1, 2, 3, 4, 5], false)], labels)
    expect(rows.find(({ attribute }) => attribute === 'dark')).toMatchObject({ with_mean: 2.5, difference: null })
    expect(rows.find(({ attribute }) => attribute === 'warm')).toMatchObject({ without_mean: null, difference: null })
  })

  test.each([
    [4, 2.776],
    [8, 2.306],
    [30, 2.042],
  ])('the quantile for %i degrees of freedom is that of the tables', (freedom, expected) => {
    expect(getTQuantile(freedom)).toBeCloseTo(expected, 2)
  })
})
