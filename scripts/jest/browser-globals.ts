import { TextDecoder, TextEncoder } from 'node:util'

// jsdom leaves these out; react-router and antd read them while they load.
Object.assign(globalThis, { TextEncoder, TextDecoder })

if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }) as MediaQueryList
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
