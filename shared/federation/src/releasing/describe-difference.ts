import type { Declaration } from '../release-protocol.ts'

/** The differences between two releases: files with their sizes, the kit's version, shared packages. */
export function describeDifference(from: Declaration, to: Declaration): string {
  const before = new Map(from.files.map((file) => [file.name, file]))
  const after = new Map(to.files.map((file) => [file.name, file]))
  const added = to.files.filter((file) => before.get(file.name)?.sha256 !== file.sha256)
  const removed = from.files.filter((file) => !after.has(file.name))
  const lines = [
    `${from.description.name} ${from.description.release} → ${to.description.release}`,
    ...changedVersions(from, to),
    ...removed.map(({ name, size }) => `- ${name} (${size} bytes)`),
    ...added.map(({ name, size }) => `${before.has(name) ? '~' : '+'} ${name} (${size} bytes)`),
  ]
  const bytes = added.reduce((sum, { size }) => sum + size, 0)
  lines.push(
    added.length + removed.length === 0
      ? 'The same files.'
      : `A visitor who has the first one downloads at most ${bytes} bytes, uncompressed.`,
  )
  return lines.join('\n')
}

function changedVersions({ description: from }: Declaration, { description: to }: Declaration): string[] {
  const before: Record<string, string> = { 'remote kit': from.kitVersion, ...from.singletons }
  const after: Record<string, string> = { 'remote kit': to.kitVersion, ...to.singletons }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `  ${name}: ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`)
}
