import { saveBlob } from './save-blob.ts'

test('[P-92] a blob is saved under its name, and its address outlives the click by ten seconds, as some browsers need', () => {
  jest.useFakeTimers()
  const live = new Set<string>()
  URL.createObjectURL = () => {
    live.add('blob:here')
    return 'blob:here'
  }
  URL.revokeObjectURL = (url) => void live.delete(url)
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} of ${this.href}`)
  })
  saveBlob(new Blob(['x']), 'numbers.csv')
  expect(saved).toEqual(['numbers.csv of blob:here'])
  jest.advanceTimersByTime(9_999)
  expect(live.size).toBe(1)
  jest.advanceTimersByTime(1)
  expect(live.size).toBe(0)
  jest.useRealTimers()
})
