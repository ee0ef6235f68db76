interface Command {
  programs: string[][]
  /** Whether words may follow the command. */
  words?: boolean
  /** Null: the program says it itself. */
  usage: string | null
}

/** The first word chooses a verb; without programs of its own, a command is its verbs. */
type CommandWithVerbs = Partial<Command> & { verbs?: Readonly<Record<string, Command>> }

export const commands: Readonly<Record<string, CommandWithVerbs>>

/** What to do with a command line: print a help, refuse it, or run programs one after the other. */
export function planCommand(words: readonly string[]): { help: string } | { refusal: string } | { programs: string[][] }
