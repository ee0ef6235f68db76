import { describeValue } from './brief-content.ts'

describe('[P-50] a value of a brief in words', () => {
  test('names when a line of the script is heard, from the very first second on, and leaves out what is empty', () => {
    const line = { start_s: 0, end_s: 3, spoken: 'It fell.', overlay: '', visual: 'A bottle on stone' }
    expect(describeValue([line, { ...line, start_s: 3, end_s: 64, overlay: '12 m' }])).toBe(
      '0:00–0:03 · It fell. · A bottle on stone\n0:03–1:04 · It fell. · 12 m · A bottle on stone',
    )
  })

  test('names deliverables as the brief shows them', () => {
    const video = { format: 'video', aspect_ratio: '9:16', duration_s: 20, count: 3 } as const
    const image = { format: 'image', aspect_ratio: '1:1', duration_s: null, count: 1 } as const
    expect(describeValue([video, image])).toBe('3 × Video 9:16, 20 s\n1 × Image 1:1')
  })

  test.each([[null], [''], [[]]])('says that %j is empty', (value) => {
    expect(describeValue(value)).toBe('Empty')
  })
})
