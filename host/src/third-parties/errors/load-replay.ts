import { addEventProcessor, addIntegration, replayIntegration } from '@sentry/react'
import { withPublicAddresses } from '../public-address.ts'
import type { ThirdParty } from '../third-party.ts'
import { replayOptions } from './sentry-options.ts'

/** Starts the recording for error reports, with the rates that error reporting was started with. */
export function loadReplay(): ThirdParty {
  const replay = replayIntegration(replayOptions)
  addIntegration(replay)
  // `beforeSend` is not called for recordings, which list the addresses that were opened.
  addEventProcessor((event) => ('urls' in event ? { ...event, urls: withPublicAddresses(event.urls) } : event))
  return {
    pause: () => void replay.stop(),
    // As at the start: only the time before an error is sent.
    resume: () => replay.startBuffering(),
  }
}
