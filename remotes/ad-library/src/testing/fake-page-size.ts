/** Sets the page's size: jsdom computes no layout, and a list shows no cards in a window without a height. */
export function fakePageSize({ width = 1200, height = 2000 } = {}): void {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height)
}
