/** Adds a vendor's script, which the browser loads and runs asynchronously. A script that does not load is removed again. */
export function loadScript(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  script.addEventListener('error', () => script.remove())
  document.head.append(script)
  return script
}
