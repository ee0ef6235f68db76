/** Lets the browser fetch and run a vendor's script whenever it likes. One that does not arrive is taken out again. */
export function loadScript(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  script.addEventListener('error', () => script.remove())
  document.head.append(script)
  return script
}
