import { imageProblem } from './check-image-file.ts'

describe('imageProblem', () => {
  test.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'])('%s may be uploaded', (type) => {
    expect(imageProblem({ name: 'cup', type, size: 8 * 1024 * 1024 })).toBeNull()
  })

  test.each([
    [
      'a document',
      { name: 'plan.pdf', type: 'application/pdf', size: 10 },
      'plan.pdf is not a PNG, JPEG, WebP, AVIF or SVG image.',
    ],
    ['an empty file', { name: 'cup.png', type: 'image/png', size: 0 }, 'cup.png is empty.'],
    [
      'a large file',
      { name: 'cup.png', type: 'image/png', size: 9.5 * 1024 * 1024 },
      'cup.png is 9.5 MB. Use images of at most 8 MB.',
    ],
  ])('[F-09] %s is refused with the reason', (_name, file, problem) => {
    expect(imageProblem(file)).toBe(problem)
  })
})
