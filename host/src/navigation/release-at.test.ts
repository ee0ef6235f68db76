import { rememberLoaded } from '../remotes/running-releases.ts'
import { placeRegistry } from '../testing/place-registry.ts'
import { releaseAt } from './release-at.ts'

test('the page on the screen is of the release that it was loaded from, pages of the host of none', () => {
  placeRegistry()
  expect(releaseAt('/briefs')).toBeNull()
  rememberLoaded({ name: 'briefs', release: '0123456789ab' })
  expect(releaseAt('/briefs')).toEqual({ name: 'briefs', release: '0123456789ab' })
  expect(releaseAt('/brief/7')).toEqual({ name: 'briefs', release: '0123456789ab' })
  expect(releaseAt('/dashboard')).toBeNull()
  expect(releaseAt('/nowhere')).toBeNull()
})
