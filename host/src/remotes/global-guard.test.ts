import { createGlobalGuard, protectFunction } from './global-guard.ts'

class List {
  map() {
    return 'map'
  }

  get size() {
    return 1
  }
}

test('[P-97] what was replaced, removed or given another getter is restored and named', () => {
  const restore = createGlobalGuard({ 'List.prototype': List.prototype })
  const list = new List()
  List.prototype.map = () => 'other'
  Object.defineProperty(List.prototype, 'size', { get: () => 2, configurable: true })
  expect(restore()).toEqual(['List.prototype.map', 'List.prototype.size'])
  expect([list.map(), list.size]).toEqual(['map', 1])
  Reflect.deleteProperty(List.prototype, 'map')
  expect(restore()).toEqual(['List.prototype.map'])
  expect(list.map()).toBe('map')
  expect(restore()).toEqual([])
})

test('[P-97] what a polyfill adds stays', () => {
  const object: Record<string, unknown> = {}
  const restore = createGlobalGuard({ object })
  object['added'] = 1
  expect(restore()).toEqual([])
  expect(object['added']).toBe(1)
})

test('[P-97] what was frozen with another value is named', () => {
  const object = { fetch: () => 'fetched' }
  const restore = createGlobalGuard({ object })
  object.fetch = () => 'other'
  Object.freeze(object)
  expect(restore()).toEqual(['object.fetch'])
})

test('[P-97] it works when the methods of lists are gone', () => {
  const restore = createGlobalGuard({ 'Array.prototype': Array.prototype })
  Object.assign(Array.prototype, { push: null, map: null, [Symbol.iterator]: null })
  expect(restore()).toEqual(expect.arrayContaining(['Array.prototype.push', 'Array.prototype.map']))
})

test('[P-97] a protected function is replaced by those who may, and by nobody else', () => {
  const history = { pushState: () => 'browser' }
  let isRemote = false
  protectFunction(history, 'pushState', () => isRemote)
  history.pushState = () => 'wrapped'
  expect(history.pushState()).toBe('wrapped')
  isRemote = true
  history.pushState = () => 'remote'
  expect(history.pushState()).toBe('wrapped')
})
