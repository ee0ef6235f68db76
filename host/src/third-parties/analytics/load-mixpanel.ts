import mixpanel from 'mixpanel-browser/dist/mixpanel-core.cjs.js'
import type { ThirdPartySettings } from '../settings.ts'
import type { ThirdParty } from '../third-party.ts'
import { mixpanelOptions, toProfile } from './mixpanel-options.ts'

/** Starts usage analytics. The recorder's code is loaded only if sessions are to be recorded. */
export async function loadMixpanel(settings: NonNullable<ThirdPartySettings['mixpanel']>): Promise<ThirdParty> {
  const { token, recordingPercent } = settings
  if (recordingPercent > 0) {
    await import('mixpanel-browser/dist/mixpanel-recorder.js')
  }
  mixpanel.init(token, mixpanelOptions(settings))
  let isInitialised = true
  // An earlier visit may have ended with a withdrawn consent, which the SDK remembers.
  resume()

  function resume(): void {
    if (mixpanel.has_opted_out_tracking()) {
      // By default the SDK reports the consent as an event.
      mixpanel.opt_in_tracking({ track: () => {} })
    }
    isInitialised = true
  }

  return {
    identify(person) {
      if (person !== null) {
        mixpanel.identify(person.id)
        mixpanel.people.set(toProfile(person))
      } else if (mixpanel.get_property('$user_id') !== undefined) {
        // The next user of this browser may be a different one.
        mixpanel.reset()
      }
    },
    viewPage({ name, releases }) {
      if (isInitialised) {
        mixpanel.track('page viewed', { page: name, ...releases })
      }
    },
    track(event, properties) {
      if (isInitialised) {
        mixpanel.track(event, properties)
      }
    },
    pause() {
      mixpanel.stop_session_recording()
      mixpanel.opt_out_tracking()
      isInitialised = false
    },
    resume,
  }
}
