import { addIntegration, replayIntegration } from '@sentry/react'
import { loadReplay } from './load-replay.ts'

const replay = { name: 'Replay', stop: jest.fn(async () => {}), startBuffering: jest.fn() }
jest.mock('@sentry/react', () => ({ addIntegration: jest.fn(), replayIntegration: jest.fn() }))

test('[T-06] recording joins error reporting, masked as specified, and follows the consent', () => {
  jest.mocked(replayIntegration).mockReturnValue(replay as unknown as ReturnType<typeof replayIntegration>)
  const party = loadReplay()
  expect(replayIntegration).toHaveBeenCalledWith({ maskAllText: false, blockAllMedia: false })
  expect(addIntegration).toHaveBeenCalledWith(replay)
  party.pause?.()
  expect(replay.stop).toHaveBeenCalledTimes(1)
  party.resume?.()
  expect(replay.startBuffering).toHaveBeenCalledTimes(1)
})
