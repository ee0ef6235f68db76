/** The addresses of a text, each once, whether lines, commas, semicolons or spaces stand between them. */
export function readAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((address) => address !== ''))]
}
