import type { ProgramEnd } from './run-program.mjs'

/** Brings a server back that has died. @returns the exit code of the last run */
export function keepRunning(
  run: () => Promise<ProgramEnd>,
  options?: { firstPauseMs?: number; say?: (line: string) => void },
): Promise<number>
