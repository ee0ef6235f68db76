/** Fails a test that wrote an unexpected error or warning to the console. A test expects one by its own spy. */
export function failOnConsoleError(): void {
  const written: string[] = []

  beforeEach(() => {
    written.length = 0
    for (const method of ['error', 'warn'] as const) {
      jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
        written.push(`console.${method}: ${parts.map(String).join(' ')}`)
      })
    }
  })

  afterEach(() => {
    jest.restoreAllMocks()
    if (written.length > 0) {
      throw new Error(`Unexpected output:\n${written.join('\n')}`)
    }
  })
}
