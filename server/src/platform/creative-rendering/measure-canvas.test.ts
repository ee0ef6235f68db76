import { listEmptyRows, measureReadableShare, type Pixels } from './measure-canvas.ts'

/** Pixels of a picture that is written as text: each letter is a colour, and `.` is transparent. */
function paint(rows: readonly string[]): Pixels {
  const colors: Record<string, readonly number[]> = {
    '.': [0, 0, 0, 0],
    w: [255, 255, 255, 255],
    y: [255, 245, 200, 255],
    k: [0, 0, 0, 255],
    g: [120, 120, 120, 255],
  }
  const data = rows.flatMap((row) => row.split('').flatMap((letter) => colors[letter] ?? []))
  return { data: new Uint8ClampedArray(data), width: rows[0]?.length ?? 0, height: rows.length }
}

test('[P-41] a row is empty when nothing in it has an edge', () => {
  expect(listEmptyRows(paint(['wwwwwwwwww', 'wwwwkkwwww', 'gggggggggg', 'wwwwwwwwwg']))).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('[P-41] a gradient from side to side is empty', () => {
  const row = Array.from({ length: 100 }, (_, x) => [x, x, x, 255]).flat()
  expect(listEmptyRows({ data: new Uint8ClampedArray(row), width: 100, height: 1 })).toEqual([true])
})

describe('[P-41] a logo', () => {
  const bars = ['..........', '.kk.kk.kk.', '.kk.kk.kk.', '..........']
  const on = (color: string, logo: readonly string[]) => paint(logo.map((row) => row.replaceAll('.', color)))

  test('is readable by the share of its pixels that differ from what is around them', () => {
    expect(measureReadableShare(paint(bars), on('w', bars))).toBe(1)
    expect(measureReadableShare(paint(bars), on('k', bars))).toBe(0)
  })

  test('of which half has the colour of its background is half lost', () => {
    const mixed = bars.map((row) => row.replace('.kk.kk.kk.', '.yyy..kkk.'))
    expect(measureReadableShare(paint(mixed), on('w', mixed))).toBeCloseTo(0.5)
  })

  test('brings its own background when it has no transparency', () => {
    const tile = ['wwww', 'wkkw', 'wwww']
    expect(measureReadableShare(paint(tile), paint(tile))).toBe(1)
  })
})
