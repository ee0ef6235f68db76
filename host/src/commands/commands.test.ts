import { Search } from 'lucide-react'
import { type Command, matchCommands } from './commands.ts'
import { fuzzyScore } from './fuzzy-score.ts'

function command(group: Command['group'], label: string, keywords = ''): Command {
  return { id: `${group} ${label}`, group, label, keywords, icon: Search, run: () => {} }
}

const commands = [
  command('Recent', 'Summer sale brief'),
  command('Actions', 'New brief', 'create add'),
  command('Actions', 'Log out', 'sign out'),
  command('Pages', 'Briefs', 'Make'),
  command('Pages', 'Brand spy', 'Watch'),
  command('Search', 'Search ads for “x”'),
]

function labels(typed: string): string[] {
  return matchCommands(commands, typed).map(({ label }) => label)
}

test('without words everything shows in its own order', () => {
  expect(labels('  ')).toEqual(commands.map(({ label }) => label))
})

test('the best match comes first and the search for the words last', () => {
  expect(labels('brief')).toEqual(['Briefs', 'Summer sale brief', 'New brief', 'Search ads for “x”'])
})

test('other words for a command find it', () => {
  expect(labels('sign out')).toEqual(['Log out', 'Search ads for “x”'])
})

test('letters in order find a page', () => {
  expect(labels('brspy')).toEqual(['Brand spy', 'Search ads for “x”'])
})

test('words that are nowhere leave the search', () => {
  expect(labels('zebra')).toEqual(['Search ads for “x”'])
})

test('accents and capitals do not matter', () => {
  expect(fuzzyScore('CAFE resume', 'Résumé for the café')).toBe(180)
})
