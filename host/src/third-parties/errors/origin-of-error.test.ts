import type { Event } from '@sentry/browser'
import { RemoteLoadError } from '../../remotes/remote-failure.ts'
import { withOrigin } from './origin-of-error.ts'

function thrownIn(...filenames: string[]): Event {
  return { exception: { values: [{ stacktrace: { frames: filenames.map((filename) => ({ filename })) } }] } }
}

test('[T-06] an error of a remote carries its name and release, by the innermost of its files', () => {
  const event = thrownIn(
    'https://app.example.com/build/host/aaaaaaaaaaaa/main.js',
    'https://app.example.com/build/briefs/bbbbbbbbbbbb/1.js',
    'https://app.example.com/build/host/aaaaaaaaaaaa/core.js',
  )
  expect(withOrigin(event, null).tags).toEqual({ remote: 'briefs', remote_release: 'bbbbbbbbbbbb' })
})

test('[T-06] a remote that did not load is named with the kind of the failure', () => {
  const error = new RemoteLoadError('generation', 'cccccccccccc', 'network')
  const event: Event = {}
  expect(withOrigin(event, error).tags).toEqual({
    remote: 'generation',
    remote_release: 'cccccccccccc',
    failure: 'network',
  })
})

test('[T-06] an error of the host names no remote, and the address has no query', () => {
  const event = thrownIn('https://app.example.com/build/host/aaaaaaaaaaaa/main.js')
  const { tags, request } = withOrigin({ ...event, request: { url: 'https://app.example.com/login?token=x' } }, null)
  expect(tags).toEqual({})
  expect(request).toEqual({ url: 'https://app.example.com/login' })
})
