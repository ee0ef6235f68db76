/**
 * Whether the error comes from a script of another origin: the browser gives a page no details of such an error. All our own scripts have
 * our own origin, so it is a vendor's script.
 */
export function isForeignError({ message, filename }: Pick<ErrorEvent, 'message' | 'filename'>): boolean {
  return filename === '' ? message.startsWith('Script error') : !filename.startsWith(location.origin)
}

/** Prevents errors in a vendor's script from being reported as errors of the page. */
export function containForeignErrors(): void {
  window.addEventListener('error', (event) => {
    if (isForeignError(event)) {
      event.preventDefault()
    }
  })
}
