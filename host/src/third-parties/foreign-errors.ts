/**
 * The error comes from a script of another origin: the browser tells a page nothing about it. All of our own scripts come from
 * our own origin, so it is a vendor's.
 */
export function isForeignError({ message, filename }: Pick<ErrorEvent, 'message' | 'filename'>): boolean {
  return filename === '' ? message.startsWith('Script error') : !filename.startsWith(location.origin)
}

/** Keeps a vendor's broken script from being reported as an error of the page. */
export function containForeignErrors(): void {
  window.addEventListener('error', (event) => {
    if (isForeignError(event)) {
      event.preventDefault()
    }
  })
}
