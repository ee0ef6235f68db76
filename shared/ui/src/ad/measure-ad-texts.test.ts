import { buildAdSummary } from '@marquee/testing/build-ad'
import { adCardLayout } from './ad-card-layout.ts'
import { withMeasuredTexts } from './measure-ad-texts.ts'

/** How wide the canvas draws a character; another face draws wider ones. */
let characterWidth = 7

function fakeCanvas(): jest.Mock {
  const measureText = jest.fn((text: string) => ({ width: text.length * characterWidth }))
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText } as never)
  Object.assign(globalThis, { OffscreenCanvas: class {} })
  return measureText
}

function fakeFaces(load: (font: string, text: string) => Promise<unknown>): void {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } })
}

const title = 'Seventeen letters in here'
const ads = (bodies: string[]) => bodies.map((body, index) => buildAdSummary({ title, body, media: [] }, index + 1))
const takeData = ({ data }: { data: ReturnType<typeof ads> }) => data

beforeAll(fakeCanvas)

beforeEach(() => {
  characterWidth = 7
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'fonts')
})

test('[F-01] lines are counted in the face of the texts, which is asked for with their characters', async () => {
  const load = jest.fn(async () => {
    characterWidth = 14
    return []
  })
  fakeFaces(load)
  const answer = { data: ads(['Bessere Wörter, большие слова']) }
  expect(await withMeasuredTexts(answer, takeData)).toBe(answer)
  expect(load).toHaveBeenCalledWith("1em 'Inter Variable'", expect.stringMatching(/ö.*ш/s))
  expect(adCardLayout(answer.data[0]!, 300).titleLines).toBe(2)
})

test('[F-01] faces are asked for by new characters only: asking makes a page that is scrolled stop', async () => {
  const load = jest.fn(async () => [])
  fakeFaces(load)
  await withMeasuredTexts({ data: ads(['Größere']) }, takeData)
  load.mockClear()
  await withMeasuredTexts({ data: ads(['rößere G']) }, takeData)
  expect(load).not.toHaveBeenCalled()
  await withMeasuredTexts({ data: ads(['rößere Ğ']) }, takeData)
  expect(load).toHaveBeenCalledWith("1em 'Inter Variable'", 'Ğ')
})

test('[F-01] a face that does not come holds nothing up for long, and what comes after it is counted in it', async () => {
  jest.useFakeTimers()
  const face = Promise.withResolvers<unknown>()
  fakeFaces(() => face.promise)
  const first = { data: ads(['other words to measure, ő']) }
  const measured = withMeasuredTexts(first, takeData)
  await jest.advanceTimersByTimeAsync(1000)
  await measured

  characterWidth = 30
  const before = adCardLayout(first.data[0]!, 300).bodyLines
  face.resolve([])
  await jest.advanceTimersByTimeAsync(0)
  expect(adCardLayout(first.data[0]!, 300).bodyLines).toBeGreaterThan(before)
})

test('[F-01] a face that fails is none to wait for', async () => {
  fakeFaces(() => Promise.reject(new Error('The network is down.')))
  const answer = { data: ads(['whatever, ű']) }
  expect(await withMeasuredTexts(answer, takeData)).toBe(answer)
})

test('[F-01] the words of a long page are measured in several tasks', async () => {
  let milliseconds = 0
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (milliseconds += 1))
  const answer = { data: ads(Array.from({ length: 40 }, (_, index) => `unmeasured${index} words${index}`)) }
  const isDone = withMeasuredTexts(answer, takeData).then(() => true)
  let tasks = 0
  while (!(await Promise.race([isDone, new Promise((resolve) => setTimeout(() => resolve(false), 0))]))) {
    tasks += 1
  }
  clock.mockRestore()
  expect(tasks).toBeGreaterThan(5)
})
