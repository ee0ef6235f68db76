import type { Registry } from '@marquee/federation/registry'
import type { Event } from '@sentry/react'
import { toAssetAddress } from '@marquee/federation/release-address'
import { ReleaseWarning } from '../../remotes/release-reports.ts'
import { releasesIn } from '../../remotes/releases-in.ts'
import { RemoteLoadError } from '../../remotes/remote-failure.ts'
import { isOfFailedLoad, withOrigin } from './find-error-origin.ts'

const part = { kitVersion: '1.0.0', singletons: {}, entry: { scripts: [], styles: [] }, globalName: '' }
const host = {
  ...part,
  name: 'host',
  release: 'aaaaaaaaaaaa',
  baseUrl: '/build/host/aaaaaaaaaaaa/',
  integrity: { 'main.js': toHash('m'), 'core.js': toHash('c') },
}
const briefs = {
  ...part,
  name: 'briefs',
  release: 'bbbbbbbbbbbb',
  baseUrl: '/build/briefs/bbbbbbbbbbbb/',
  entry: { scripts: ['remote-entry.js'], styles: [] },
  integrity: { 'remote-entry.js': toHash('e'), '1.js': toHash('b') },
}
const content: Registry = {
  generation: 1,
  host,
  remotes: { briefs: { ...briefs, manifest: { routes: [] }, enabled: true, lastKnownGood: null } },
  overrides: {},
}

const registry = { read: () => content, releases: () => releasesIn(content) }
const stamp = { registry_generation: 1, is_preview: false }

function toHash(letter: string): string {
  return `sha256-${letter.repeat(43)}=`
}

function toAddress(release: typeof host | typeof briefs, file: string): string {
  return `https://app.example.com${toAssetAddress(release, file)}`
}

function thrownIn(...filenames: string[]): Event {
  return { exception: { values: [{ stacktrace: { frames: filenames.map((filename) => ({ filename })) } }] } }
}

test('[T-06] an error of a remote carries its name and release, by the innermost of its files', () => {
  const event = thrownIn(toAddress(host, 'main.js'), toAddress(briefs, '1.js'), toAddress(host, 'core.js'))
  expect(withOrigin(event, null, registry).tags).toEqual({
    ...stamp,
    remote: 'briefs',
    remote_release: 'bbbbbbbbbbbb',
  })
})

test('[T-06] a remote that did not load is named with the kind of the failure', () => {
  const error = new RemoteLoadError('generation', 'cccccccccccc', 'network')
  const event: Event = {}
  expect(withOrigin(event, error, registry).tags).toEqual({
    ...stamp,
    remote: 'generation',
    remote_release: 'cccccccccccc',
    failure: 'network',
  })
})

test('[T-06] an error of the host names no remote, and the address has no query', () => {
  const event = thrownIn(toAddress(host, 'main.js'))
  const { tags, request } = withOrigin(
    { ...event, request: { url: 'https://app.example.com/login?token=x' } },
    null,
    registry,
  )
  expect(tags).toEqual(stamp)
  expect(request).toEqual({ url: 'https://app.example.com/login' })
})

test('[T-06] a warning names its release, and a tab with previews is told apart', () => {
  const warning = new ReleaseWarning('slow', 'The page briefs took 9 seconds.', {
    name: 'briefs',
    release: 'bbbbbbbbbbbb',
  })
  const preview = { ...registry, read: () => ({ ...content, generation: 7, overrides: { briefs: 'bbbbbbbbbbbb' } }) }
  const event: Event = {}
  expect(withOrigin(event, warning, preview).tags).toEqual({
    registry_generation: 7,
    is_preview: true,
    warning: 'slow',
    remote: 'briefs',
    remote_release: 'bbbbbbbbbbbb',
  })
})

test('[T-06] what a container throws while it is loaded is reported once: as the load that failed', () => {
  function uncaughtIn(file: string, handled = false): Event {
    const frames = [{ filename: toAddress(briefs, file) }]
    return { exception: { values: [{ mechanism: { type: 'onerror', handled }, stacktrace: { frames } }] } }
  }
  expect(isOfFailedLoad(uncaughtIn('remote-entry.js'), registry)).toBe(true)
  expect(isOfFailedLoad(uncaughtIn('remote-entry.js', true), registry)).toBe(false)
  expect(isOfFailedLoad(uncaughtIn('1.js'), registry)).toBe(false)
  expect(isOfFailedLoad({}, registry)).toBe(false)
})
