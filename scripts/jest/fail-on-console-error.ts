/** Fails a test that wrote an error or a warning to the console which it did not expect (by a spy of its own). */
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
