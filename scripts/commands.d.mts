interface Command {
  programs: string[][]
  /** Whether words may follow the command. */
  words?: boolean
  /** Null: the program says it itself. */
  usage: string | null
}

export const commands: Readonly<Record<string, Command>>

/** What to do with a command line: print a help, refuse it, or run programs one after the other. */
export function planCommand(words: readonly string[]): { help: string } | { refusal: string } | { programs: string[][] }
