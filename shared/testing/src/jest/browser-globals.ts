import { TextDecoder, TextEncoder } from 'node:util'

// jsdom lacks these; react-router and antd read them while they load.
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
  // jsdom computes no styles of pseudo-elements and reports an error for the request; antd's dialogs request the scroll bar's.
  const { getComputedStyle } = window
  window.getComputedStyle = (element) => {
    const style = getComputedStyle(element)
    if (element.tagName === 'TEXTAREA') {
      // jsdom does not resolve antd's custom properties; a growing text area computes its height from these sizes.
      const read = style.getPropertyValue.bind(style)
      style.getPropertyValue = (name) => read(name) || '0px'
    }
    return style
  }
  Element.prototype.scrollIntoView ??= () => {}
  // A stream that never opens.
  Object.assign(globalThis, {
    EventSource: class extends EventTarget {
      static readonly CLOSED = 2
      close() {}
    },
  })
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // antd's menus use one to wait for the next task; Node's own would keep the test process alive.
  Object.assign(globalThis, {
    MessageChannel: class {
      port1: { onmessage: (() => void) | null } = { onmessage: null }
      port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) }
    },
  })
}
