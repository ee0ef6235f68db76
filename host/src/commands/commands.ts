import type { LucideIcon } from 'lucide-react'
import { fuzzyScore } from './fuzzy-score.ts'

/** Groups of results that the server finds by name. */
export const foundGroups = ['Brands', 'Boards', 'Briefs', 'Products'] as const
export const commandGroups = ['Recent', 'Actions', 'Pages', ...foundGroups, 'Search'] as const
export type CommandGroup = (typeof commandGroups)[number]

/** One line of the palette. */
export interface Command {
  id: string
  group: CommandGroup
  label: string
  icon: LucideIcon
  /** Synonyms for the search. */
  keywords?: string
  /** Shown at the end of the line. */
  shortcut?: readonly string[]
  run: () => void
}

/**
 * The commands that match the typed text, in their groups, the best match of each group first. Without text all commands show in their own
 * order.
 */
export function matchCommands(commands: readonly Command[], typed: string): Command[] {
  const scored = commands.flatMap((command) => {
    const score = typed.trim() === '' ? 0 : scoreCommand(command, typed)
    return score === null ? [] : [{ command, score }]
  })
  const best = scored.toSorted((a, b) => b.score - a.score)
  const order = [...commandGroups].toSorted((a, b) => findBestScore(best, b) - findBestScore(best, a))
  return order.flatMap((group) => best.filter(({ command }) => command.group === group).map(({ command }) => command))
}

/**
 * Groups whose results come from the server, or that open a search there: they always match, because the server compares in its own way,
 * and are listed below local results.
 */
const serverGroups: ReadonlySet<CommandGroup> = new Set([...foundGroups, 'Search'])

function scoreCommand({ group, label, keywords = '' }: Command, typed: string): number | null {
  if (serverGroups.has(group)) {
    return 0
  }
  return fuzzyScore(typed, label) ?? (keywords === '' ? null : fuzzyScore(typed, `${label} ${keywords}`))
}

function findBestScore(scored: readonly { command: Command; score: number }[], group: CommandGroup): number {
  return scored.find(({ command }) => command.group === group)?.score ?? 0
}
