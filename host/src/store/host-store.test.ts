import { createHostStore } from './host-store.ts'
import { selectAreSingleKeysOn, selectThemeMode, singleKeysChosen, themeChosen } from './preferences-slice.ts'
import { progressDone, progressStarted, selectIsRunning } from './progress-slice.ts'
import { selectTitle, titleSet } from './title-slice.ts'

afterEach(() => {
  document.cookie = 'marquee_theme=; max-age=0; path=/'
  localStorage.clear()
})

test('[A-03] what was begun more than once is under way until all of it is done, and never less than nothing', () => {
  const { store } = createHostStore()
  const isRunning = () => selectIsRunning(store.getState())
  store.dispatch(progressDone())
  store.dispatch(progressStarted())
  store.dispatch(progressStarted())
  store.dispatch(progressDone())
  expect(isRunning()).toBe(true)
  store.dispatch(progressDone())
  expect(isRunning()).toBe(false)
})

test('the title stands in the tab with the product’s name', () => {
  const { store } = createHostStore()
  store.dispatch(titleSet('Briefs'))
  expect(selectTitle(store.getState())).toBe('Briefs')
  expect(document.title).toBe('Briefs · Marquee')
  store.dispatch(titleSet(''))
  expect(document.title).toBe('Marquee')
})

describe('preferences', () => {
  test('[R-06] a theme that was chosen is there at the next visit', () => {
    createHostStore().store.dispatch(themeChosen('dark'))
    expect(document.cookie).toContain('marquee_theme=dark')
    expect(selectThemeMode(createHostStore().store.getState())).toBe('dark')
  })

  test('without a choice the theme follows the device while the page is open', () => {
    const device = Object.assign(new EventTarget(), { matches: true })
    jest.spyOn(window, 'matchMedia').mockReturnValue(device as unknown as MediaQueryList)
    const { store } = createHostStore()
    expect(selectThemeMode(store.getState())).toBe('dark')
    device.dispatchEvent(Object.assign(new Event('change'), { matches: false }))
    expect(selectThemeMode(store.getState())).toBe('light')
    store.dispatch(themeChosen('dark'))
    expect(selectThemeMode(store.getState())).toBe('dark')
  })

  test('shortcuts of a single key stay off for good, and come back', () => {
    createHostStore().store.dispatch(singleKeysChosen(false))
    const { store } = createHostStore()
    expect(selectAreSingleKeysOn(store.getState())).toBe(false)
    store.dispatch(singleKeysChosen(true))
    expect(selectAreSingleKeysOn(createHostStore().store.getState())).toBe(true)
  })

  test('another tab’s choice counts in this one', () => {
    const { store } = createHostStore()
    const key = 'marquee.single-key-shortcuts'
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'off' }))
    expect(selectAreSingleKeysOn(store.getState())).toBe(false)
    window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: null }))
    expect(selectAreSingleKeysOn(store.getState())).toBe(false)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    expect(selectAreSingleKeysOn(store.getState())).toBe(true)
  })

  test('a blocked storage lets a choice count until the page is left', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { store } = createHostStore()
    store.dispatch(singleKeysChosen(false))
    expect(selectAreSingleKeysOn(store.getState())).toBe(false)
  })
})

describe('the browser’s Redux tools', () => {
  const EXTENSION = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__'

  afterEach(() => Reflect.deleteProperty(window, EXTENSION))

  test.each([
    [true, 1],
    [false, 0],
  ])('are told of a store in development (%s) %i times', async (isDevelopment, times) => {
    const extension = jest.fn(() => (createStore: unknown) => createStore)
    Reflect.set(window, EXTENSION, extension)
    // The toolkit looks for them once, when it is loaded.
    jest.resetModules()
    const { createHostStore: createFreshStore } = await import('./host-store.ts')
    createFreshStore({ isDevelopment })
    expect(extension).toHaveBeenCalledTimes(times)
  })
})
