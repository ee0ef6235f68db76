import { PAGE_SCROLL_CONTAINER_ID, scrollPageToTop } from './page-scroll.ts'

describe('scrolling the page to its top', () => {
  const scrollTo = jest.fn()

  beforeEach(() => {
    scrollTo.mockReset()
    document.body.innerHTML = '<main id="page-scroll-container"></main>'
    Object.assign(document.getElementById('page-scroll-container') ?? {}, { scrollTo })
  })

  test.each([
    ['smoothly', false, 'smooth'],
    ['at once for people who asked for less motion', true, 'auto'],
  ])('[R-22] the container with the specified id scrolls %s', (_how, matches, behavior) => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
    scrollPageToTop()
    expect(PAGE_SCROLL_CONTAINER_ID).toBe('page-scroll-container')
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
  })
})
