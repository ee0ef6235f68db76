import { buildRelease } from '../testing/build-registry.ts'
import { loadExposedModule } from './remote-container.ts'

const release = buildRelease('briefs', '0123456789ab')
const assets = {
  addressOf: (address: string) => address.replace('0123456789ab', 'content'),
  integrityOf: (address: string) => `hash of ${address}`,
}
const shareScope = { react: {} }

/** The script that is on its way. */
function script(): HTMLScriptElement {
  return document.head.querySelector('script') ?? fail('No script is being loaded.')
}

function fail(message: string): never {
  throw new Error(message)
}

/** What a container's script does when it runs. */
function leaveContainer(container: unknown): void {
  Reflect.set(window, release.globalName, container)
}

function load(): Promise<unknown> {
  return loadExposedModule(release, assets, () => shareScope)
}

beforeEach(() => Reflect.deleteProperty(window, release.globalName))

test('runs the container with the modules of the host and gives what it exposes', async () => {
  const steps: unknown[] = []
  const loaded = load()
  expect(script().getAttribute('src')).toBe('/build/briefs/content/remote-entry.js')
  expect(script().integrity).toBe('hash of /build/briefs/0123456789ab/remote-entry.js')
  leaveContainer({
    init: (scope: object) => void steps.push(scope),
    get: (module: string) => Promise.resolve(() => steps.push(module)),
  })
  script().dispatchEvent(new Event('load'))
  await loaded
  expect(steps).toEqual([shareScope, './remote-entry'])
  expect(document.head.querySelector('script')).toBeNull()
})

test('[A-04] a script that did not come is told by its address within the release', async () => {
  const loaded = load()
  script().dispatchEvent(new Event('error'))
  await expect(loaded).rejects.toMatchObject({
    name: 'ScriptLoadError',
    request: '/build/briefs/0123456789ab/remote-entry.js',
  })
})

test('[A-04] a script that throws leaves no container, also when an earlier one did', async () => {
  leaveContainer({ init: () => {}, get: () => Promise.resolve(() => 'earlier') })
  const loaded = load()
  script().dispatchEvent(new Event('load'))
  await expect(loaded).rejects.toThrow('has left no container')
})

test('[A-04] a script that hangs is given up and cannot run later', async () => {
  jest.useFakeTimers()
  const failure = load().catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(12_000)
  expect(await failure).toMatchObject({ name: 'TimeLimitError' })
  expect(document.head.querySelector('script')).toBeNull()
  jest.useRealTimers()
})
