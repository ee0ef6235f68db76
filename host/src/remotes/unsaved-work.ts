/** Who has something that would be lost if the page were left now. Pages register by the remote kit. */
export function createUnsavedWork() {
  const checks = new Set<() => boolean>()

  return {
    /** @returns ends the registration */
    register(hasUnsaved: () => boolean): () => void {
      checks.add(hasUnsaved)
      return () => void checks.delete(hasUnsaved)
    },
    hasAny: (): boolean => [...checks].some((hasUnsaved) => hasUnsaved()),
  }
}
