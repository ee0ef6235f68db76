/** Replaces the drawing functions that jsdom lacks: fonts load at once, and nothing is drawn because no canvas has a context. */
export function fakeCanvas(): void {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  Object.assign(globalThis, { FontFace: FakeFontFace, IntersectionObserver: FakeIntersectionObserver })
  Object.assign(document, { fonts: new Set() })
}

class FakeFontFace {
  load = () => Promise.resolve(this)
}

class FakeIntersectionObserver {
  observe() {}
  disconnect() {}
}
