import { existsSync } from 'node:fs'
import { resolve, sep } from 'node:path'

/**
 * Gives the files that a configuration names their full paths: a text is a file when the folder has it.
 * @param folder that contains all files of the configuration
 */
export function resolveConfig(folder: string, config: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(config).map(([key, value]) => [key, resolveValue(folder, value)]))
}

function resolveValue(folder: string, value: unknown): unknown {
  if (typeof value === 'string' && value !== '') {
    // Some settings list several files.
    return value
      .split(',')
      .map((part) => findFile(folder, part) ?? part)
      .join(',')
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? resolveConfig(folder, Object.fromEntries(Object.entries(value)))
    : value
}

function findFile(folder: string, name: string): string | null {
  const path = resolve(folder, name)
  return path.startsWith(resolve(folder) + sep) && existsSync(path) ? path : null
}
