import { describeMicrophoneFault, type Microphone, toLevel } from './microphone.ts'
import { createVoiceRecorder } from './voice-recorder.ts'

/** A recorder over a microphone that is always half as loud, with a clock that the test moves. */
function setUp(openMicrophone?: () => Promise<Microphone>) {
  let [time, next] = [0, () => {}]
  const sound = new Blob(['sound'])
  const microphone = {
    getLevel: () => 0.5,
    startRecording: jest.fn(),
    stopRecording: async () => sound,
    close: jest.fn(),
  }
  const recorder = createVoiceRecorder({
    openMicrophone: openMicrophone ?? (async () => microphone),
    wait: (callback) => {
      next = callback
      return () => {
        next = () => {}
      }
    },
    now: () => time,
  })
  /** Moves the clock, and calls what waits. */
  function pass(ms: number): void {
    time += ms
    next()
  }
  return { recorder, microphone, sound, pass }
}

describe('[P-46] recording a voice', () => {
  test('counts in, records until it is stopped, and knows how long and how loud it was', async () => {
    const { recorder, sound, pass, microphone } = setUp()
    await recorder.record()
    const counts = [1, 2, 3].map(() => {
      const { phase, count } = recorder.getState()
      pass(800)
      return [phase, count]
    })
    expect(counts).toEqual([
      ['counting', 3],
      ['counting', 2],
      ['counting', 1],
    ])
    expect(microphone.startRecording).toHaveBeenCalledTimes(1)
    recorder.getLevel()
    await Promise.resolve()
    expect(recorder.getState().phase).toBe('recording')
    const stopped = recorder.stop()
    expect(recorder.getState().phase).toBe('stopping')
    await stopped
    expect(recorder.getState()).toMatchObject({ phase: 'recorded', recording: { sound, peak: 0.5 } })
  })

  test('a recording ends by itself after a minute, and another one takes its place', async () => {
    const { recorder, pass } = setUp()
    await recorder.record()
    pass(800)
    pass(800)
    pass(800)
    pass(60_000)
    await new Promise(process.nextTick)
    expect(recorder.getState().recording?.seconds).toBe(60)
    await recorder.record()
    expect(recorder.getState()).toMatchObject({ phase: 'counting', recording: null })
  })

  test('stopped during the count-in, nothing is recorded', async () => {
    const { recorder, pass, microphone } = setUp()
    await recorder.record()
    await recorder.stop()
    pass(800)
    expect(recorder.getState()).toMatchObject({ phase: 'idle', recording: null })
    expect(microphone.startRecording).not.toHaveBeenCalled()
  })

  test.each([
    ['NotAllowedError', /does not let this page use the microphone/],
    ['NotFoundError', /No microphone was found/],
    ['NotReadableError', /used by another program/],
    ['SecurityError', /secure pages/],
    ['OtherError', /did not start/],
  ])('a microphone that fails with %s says what to do, and can be tried again', async (name, sentence) => {
    const { recorder } = setUp(() => Promise.reject(new DOMException('', name)))
    await recorder.record()
    expect(recorder.getState()).toMatchObject({ phase: 'idle', problem: expect.stringMatching(sentence) })
    expect(describeMicrophoneFault(new Error('anything'))).toMatch(/did not start/)
  })

  test('a microphone that opens after the page was left is closed at once', async () => {
    const { recorder, microphone } = setUp()
    const opening = recorder.record()
    recorder.close()
    await opening
    expect(microphone.close).toHaveBeenCalledTimes(1)
    expect(recorder.getState().phase).toBe('opening')
  })
})

test('[P-46] the level of a microphone follows decibels, from silence to the loudest sound', () => {
  expect([0, 0.002, 1, 2].map(toLevel)).toEqual(
    [0, 0.0004444444444444251, 1, 1].map((level) => expect.closeTo(level, 2)),
  )
  expect(toLevel(0.1)).toBeCloseTo(0.63, 2)
})
