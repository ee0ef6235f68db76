/** The languages that a browser asks for, as two-letter codes, each once: `de-CH,de;q=0.9,en` → `de`, `en`. */
export function readLanguages(header: string | undefined): string[] {
  const codes = (header ?? '')
    .split(',')
    .flatMap((part) => /^\s*([a-z]{2})(?![a-z])/i.exec(part)?.[1]?.toLowerCase() ?? [])
  return [...new Set(codes)]
}
