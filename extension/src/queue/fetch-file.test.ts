import { fetchFile } from './fetch-file.ts'

let answers: jest.SpiedFunction<typeof fetch>
beforeEach(() => {
  answers = jest.spyOn(globalThis, 'fetch')
})

/** A stream that never ends. @returns how many megabytes were read of it */
function endless() {
  let read = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  return { stream, read: () => read }
}

function answer(body: BodyInit | null, type: string, init: { status?: number; headers?: Record<string, string> } = {}) {
  answers.mockResolvedValueOnce(new Response(body, { ...init, headers: { 'content-type': type, ...init.headers } }))
}

describe('[P-85] a file of a page', () => {
  test('is fetched without the cookies of its site', async () => {
    answer(new Uint8Array([1, 2, 3]), 'image/png')
    expect(await fetchFile('https://cdn.example/1.png', 'image')).toMatchObject({ type: 'image/png' })
    expect(answers.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit' })
  })

  test('that never ends is left at its limit', async () => {
    const { stream, read } = endless()
    answer(stream, 'video/mp4')
    const outcome = await fetchFile('https://cdn.example/1.mp4', 'video')
    expect(outcome).toEqual({ reason: 'The video has more than 64 MB.', isTemporary: false })
    expect(read()).toBeLessThan(70)
  })

  test('that announces 50 MB for an image is not read', async () => {
    const { stream, read } = endless()
    answer(stream, 'image/png', { headers: { 'content-length': String(50 * 1024 * 1024) } })
    expect(await fetchFile('https://cdn.example/1.png', 'image')).toMatchObject({
      reason: 'The image has more than 8 MB.',
    })
    expect(read()).toBeLessThan(3)
  })

  test.each([
    ['a page in its place', 200, 'text/html', false],
    ['an expired address', 403, 'text/plain', false],
    ['a site that fails', 503, 'text/plain', true],
  ])('is refused with a sentence for %s', async (_, status, type, isTemporary) => {
    answer('<script>alert(1)</script>', type, { status })
    expect(await fetchFile('https://cdn.example/1.png', 'image')).toEqual({
      reason: expect.stringMatching(/^[TW].*\.$/),
      isTemporary,
    })
  })

  test('may come later without a connection', async () => {
    answers.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await fetchFile('https://cdn.example/1.png', 'image')).toMatchObject({ isTemporary: true })
  })
})
