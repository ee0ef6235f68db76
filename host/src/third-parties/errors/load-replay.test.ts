import { addEventProcessor, addIntegration, type Event, replayIntegration } from '@sentry/react'
import { loadReplay } from './load-replay.ts'
import { replayOptions } from './sentry-options.ts'

const replay = { name: 'Replay', stop: jest.fn(async () => {}), startBuffering: jest.fn() }
jest.mock('@sentry/react', () => ({
  addEventProcessor: jest.fn(),
  addIntegration: jest.fn(),
  replayIntegration: jest.fn(),
}))

test('[T-06] recording joins error reporting, masked as specified, and follows the consent', () => {
  jest.mocked(replayIntegration).mockReturnValue(replay as unknown as ReturnType<typeof replayIntegration>)
  const party = loadReplay()
  expect(replayIntegration).toHaveBeenCalledWith(replayOptions)
  expect(addIntegration).toHaveBeenCalledWith(replay)
  party.pause?.()
  expect(replay.stop).toHaveBeenCalledTimes(1)
  party.resume?.()
  expect(replay.startBuffering).toHaveBeenCalledTimes(1)
})

test('[G-07] [T-06] a recording lists addresses without their secrets', () => {
  loadReplay()
  const [process] = jest.mocked(addEventProcessor).mock.lastCall ?? []
  const event: Event = Object.assign({ type: 'replay_event' as const }, { urls: ['/plans?email=a%40b.c', '/explore'] })
  expect(process?.(event, {})).toEqual({ type: 'replay_event', urls: ['/plans', '/explore'] })
  const span = {
    type: 5 as const,
    timestamp: 1,
    data: { tag: 'performanceSpan', payload: { description: '/plans?email=a' } },
  }
  expect(JSON.stringify(replayOptions.beforeAddRecordingEvent(span))).toContain('"description":"/plans"')
})
