/** How a program ended. */
export interface ProgramEnd {
  /** 128 and its number for a signal. */
  code: number
  /** What killed it. */
  signal: NodeJS.Signals | null
  /** It said over its channel that its start is over. */
  hasStarted: boolean
  /** We told it to end. */
  isWanted: boolean
}

/** Runs a program of ours to its end, and ends it with us; `onStarted` is called when it says over its channel that its start is over. */
export function runToEnd(
  executable: string,
  args: string[],
  env?: Readonly<Record<string, string | undefined>>,
  onStarted?: () => void,
): Promise<ProgramEnd>

/** The same, for who wants its exit code alone. */
export function runProgram(
  executable: string,
  args: string[],
  env?: Readonly<Record<string, string | undefined>>,
): Promise<number>

/** Whether the command that started us has ended, so that nobody waits for us. */
export function isCommandGone(): boolean
