/** Opens another address of our origin with a full page load. */
export function loadAddress(address: string): void {
  window.location.replace(address)
}

/** Reloads this page. */
export function reloadPage(): void {
  window.location.reload()
}
