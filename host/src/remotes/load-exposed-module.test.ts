import { init, loadShare, registerShared } from '@module-federation/enhanced/runtime'
import createRuntimePlugin from '@marquee/federation/runtime-plugin'
import { buildRelease } from '../testing/build-registry.ts'
import { createAssetLookup, publishAssetLookup } from './asset-integrity.ts'
import { loadExposedModule } from './load-exposed-module.ts'

const hash = `sha256-${'a'.repeat(43)}=`
const content = `/build/briefs/${'a'.repeat(20)}/remote-entry.js`

/** A release of its own for each test: the runtime remembers remotes. */
let count = 0
function nextRelease() {
  count += 1
  const entry = { scripts: ['remote-entry.js'], styles: [] }
  return buildRelease('briefs', String(count).padStart(12, '0'), { entry, integrity: { 'remote-entry.js': hash } })
}
let release = nextRelease()
const assets = createAssetLookup(() => [release], window.location.origin)
publishAssetLookup(assets)
init({ name: 'host', remotes: [], plugins: [createRuntimePlugin()] })

beforeEach(() => {
  release = nextRelease()
  // The runtime says so in the console when a remote that failed is registered anew.
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

/** The container's script that is on its way. */
async function findScript(): Promise<HTMLScriptElement> {
  // The runtime asks its plugins before it makes the element.
  for (let turn = 0; turn < 50; turn += 1) {
    const script = document.head.querySelector('script')
    if (script !== null) {
      return script
    }
    await Promise.resolve()
  }
  throw new Error('No script is being loaded.')
}

function leaveContainer(get: (module: string) => Promise<() => unknown>): void {
  Reflect.set(window, release.globalName, { init: () => {}, get })
}

test('runs the container by its content, with its hash, and gives what it exposes', async () => {
  const loaded = loadExposedModule(release, assets)
  const script = await findScript()
  expect(new URL(script.src).pathname).toBe(content)
  expect(script.integrity).toBe(hash)
  leaveContainer((module) => Promise.resolve(() => ({ manifest: module })))
  script.dispatchEvent(new Event('load'))
  expect(await loaded).toEqual({ manifest: './remote-entry' })
  expect(document.head.querySelector('script')).toBeNull()
})

test('[A-04] a script that no release lists gets a hash that nothing matches', async () => {
  const unlisted = { ...release, integrity: {} }
  release = unlisted
  const loaded = loadExposedModule(unlisted, assets).catch((error: unknown) => error)
  const script = await findScript()
  expect(script.integrity).toBe(`sha256-${'A'.repeat(43)}=`)
  script.dispatchEvent(new Event('error'))
  await loaded
})

test('[A-04] a script that did not come is told by its address within the release, and asked for anew at a fresh one', async () => {
  const lost = loadExposedModule(release, assets)
  const script = await findScript()
  script.dispatchEvent(new Event('error'))
  await expect(lost).rejects.toMatchObject({
    name: 'ScriptLoadError',
    request: `${release.baseUrl}remote-entry.js`,
  })
  const loaded = loadExposedModule(release, assets)
  const next = await findScript()
  expect(next.src).toBe(`${window.location.origin}${content}?attempt=1`)
  leaveContainer(() => Promise.resolve(() => 'recovered'))
  next.dispatchEvent(new Event('load'))
  expect(await loaded).toBe('recovered')
})

test('[A-04] a script that leaves no container is broken, and asked for anew', async () => {
  const broken = loadExposedModule(release, assets)
  const script = await findScript()
  script.dispatchEvent(new Event('load'))
  await expect(broken).rejects.toThrow('RUNTIME-001')
  const loaded = loadExposedModule(release, assets)
  const next = await findScript()
  leaveContainer(() => Promise.resolve(() => 'recovered'))
  next.dispatchEvent(new Event('load'))
  expect(await loaded).toBe('recovered')
})

test('[A-04] a container that is there is not loaded again when a file behind it was lost', async () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  const get = jest
    .fn()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(() => 'recovered')
  const failed = loadExposedModule(release, assets)
  const script = await findScript()
  leaveContainer(get)
  script.dispatchEvent(new Event('load'))
  await expect(failed).rejects.toBe(lost)
  expect(await loadExposedModule(release, assets)).toBe('recovered')
})

test('[A-04] a script that hangs is given up and cannot run later', async () => {
  jest.useFakeTimers()
  const failure = loadExposedModule(release, assets).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(8000)
  expect(await failure).toMatchObject({ name: 'TimeLimitError' })
  expect(document.head.querySelector('script')).toBeNull()
  jest.useRealTimers()
})

test('[A-04] a shared module that did not arrive is asked for again', async () => {
  const get = jest.fn().mockRejectedValueOnce(new Error('lost'))
  get.mockResolvedValue(() => 'table')
  registerShared({ 'antd/es/table': { version: '6.6.8', get: () => get() } })
  // As a remote asks, which has no copy of its own.
  const customShareInfo = { scope: ['default'], shareConfig: { singleton: true, requiredVersion: false as const } }
  await expect(loadShare('antd/es/table', { customShareInfo })).rejects.toThrow('lost')
  const factory = await loadShare('antd/es/table', { customShareInfo })
  expect(factory === false ? null : factory?.()).toBe('table')
})
