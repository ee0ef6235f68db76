import { describeFigures, describePhase, type ShownUpload } from './describe-upload.ts'
import { createSpeedMeter } from './upload-speed.ts'

const MB = 1024 * 1024
const upload: ShownUpload = {
  name: 'holiday.mp4',
  phase: 'sending',
  sent: 43 * MB,
  size: 120.4 * MB,
  bytesPerSecond: 2.1 * MB,
}

describe('[P-46] what is said of an upload', () => {
  test.each<[Partial<ShownUpload>, string]>([
    [{}, '43 of 120 MB · 2.1 MB a second · about 40 seconds left'],
    [{ bytesPerSecond: 0.1 * MB }, '43 of 120 MB · 0.1 MB a second · about 13 min left'],
    [{ sent: 120 * MB }, '120 of 120 MB · 2.1 MB a second · a few seconds left'],
    [{ bytesPerSecond: null }, '43 of 120 MB'],
    [{ bytesPerSecond: 0 }, '43 of 120 MB'],
    [{ phase: 'paused' }, '43 of 120 MB'],
    [{ sent: 0.5 * MB, size: 3.25 * MB, bytesPerSecond: null }, '0.5 of 3.3 MB'],
  ])('with %j its figures are "%s"', (changes, figures) => {
    expect(describeFigures({ ...upload, ...changes })).toBe(figures)
  })

  test('what it waits for is said with what happens next', () => {
    expect(describePhase({ ...upload, phase: 'waiting' })).toBe(
      'Waiting for the connection. holiday.mp4 continues where it stopped.',
    )
  })

  test('its speed is that of the last seconds, and unknown in the first one', () => {
    const meter = createSpeedMeter()
    expect(meter.note(0, 0)).toBeNull()
    expect(meter.note(1000, 900)).toBeNull()
    expect(meter.note(4000, 2000)).toBe(2000)
    expect(meter.note(8000, 8000)).toBe(1000)
    expect(meter.note(8000, 10_500)).toBe(0)
    // A try that begins earlier in the file does not make the speed negative.
    expect(meter.note(500, 11_000)).toBeNull()
  })
})
