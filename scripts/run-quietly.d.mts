import type { SpawnSyncOptions } from 'node:child_process'

/** Runs a foreign program; what it wrote is printed only when it fails, and the command then ends with its exit code. */
export function runQuietly(program: string, args: string[], options?: SpawnSyncOptions): void
