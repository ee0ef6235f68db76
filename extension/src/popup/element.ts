type Properties = Record<string, string | boolean | number | ((event: Event) => void) | undefined>

/** Makes an element. Texts are always text, never markup. @param properties attributes; functions are listeners, as `onclick` */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Properties = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') {
      made.addEventListener(key.replace(/^on/, ''), value)
    } else if (typeof value === 'boolean') {
      made.toggleAttribute(key, value)
    } else if (value !== undefined) {
      made.setAttribute(key, String(value))
    }
  }
  made.append(...children)
  return made
}
