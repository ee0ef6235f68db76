import fc from 'fast-check'
import { buildBand, buildPage, toId } from '../testing/build-funnel-page.ts'
import { type FunnelPage, funnelPage } from '../funnel-page.ts'
import { applyPageCommand } from './apply-page-command.ts'
import { type PageCommand, RefusedPageCommand } from './page-command.ts'

const run = (page: FunnelPage, command: PageCommand) => applyPageCommand(page, command).page
const listIds = ({ sections }: FunnelPage) => sections.map(({ id }) => Number(id.slice(-6)))

const step = fc.record({
  kind: fc.integer({ min: 0, max: 7 }),
  at: fc.integer({ min: -3, max: 40 }),
  other: fc.integer({ min: -3, max: 40 }),
})

function toCommand(
  page: FunnelPage,
  { kind, at, other }: { kind: number; at: number; other: number },
  turn: number,
): PageCommand {
  const section_id = page.sections[Math.abs(at) % Math.max(1, page.sections.length)]?.id ?? toId(999)
  const commands: readonly PageCommand[] = [
    { kind: 'add_section', section: buildBand(1000 + turn), index: other },
    { kind: 'remove_section', section_id },
    { kind: 'move_section', section_id, index: other },
    { kind: 'hide_section', section_id, hidden: other % 2 === 0 },
    { kind: 'duplicate_section', section_id, new_section_id: toId(2000 + turn) },
    { kind: 'edit_section', section: { ...buildBand(1, `Words ${other}`), id: section_id } },
    { kind: 'edit_page', change: { title: `Title ${other}` } },
    { kind: 'edit_page', change: { look: other % 2 === 0 ? 'bold' : 'editorial' } },
  ]
  return commands[kind] ?? { kind: 'restore', parts: {} }
}

function tryCommand(page: FunnelPage, command: PageCommand) {
  try {
    return applyPageCommand(page, command)
  } catch (error) {
    if (error instanceof RefusedPageCommand) {
      return null
    }
    throw error
  }
}

describe('commands of a funnel page', () => {
  test('[P-47] after any commands the page is valid, and undoing them all leads back to the first page', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        const first = buildPage()
        let page = first
        const inverses: PageCommand[] = []
        for (const [turn, one] of steps.entries()) {
          const outcome = tryCommand(page, toCommand(page, one, turn))
          if (outcome !== null) {
            expect(applyPageCommand(outcome.page, outcome.inverse).page).toEqual(page)
            page = outcome.page
            inverses.push(outcome.inverse)
          }
        }
        funnelPage.parse(page)
        expect(inverses.toReversed().reduce(run, page)).toEqual(first)
      }),
      { numRuns: 60 },
    )
  })

  test('[P-47] sections are added, moved, duplicated and removed at the place that is named', () => {
    const page = buildPage()
    expect(listIds(run(page, { kind: 'add_section', section: buildBand(9), index: 1 }))).toEqual([1, 9, 2, 3])
    expect(listIds(run(page, { kind: 'move_section', section_id: toId(1), index: 2 }))).toEqual([2, 3, 1])
    expect(listIds(run(page, { kind: 'duplicate_section', section_id: toId(2), new_section_id: toId(8) }))).toEqual([
      1, 2, 8, 3,
    ])
    expect(listIds(run(page, { kind: 'remove_section', section_id: toId(2) }))).toEqual([1, 3])
  })

  test('[P-47] a command without an effect returns the same page', () => {
    const page = buildPage()
    expect(run(page, { kind: 'move_section', section_id: toId(2), index: 1 })).toBe(page)
    expect(run(page, { kind: 'edit_section', section: buildBand(2) })).toBe(page)
    expect(run(page, { kind: 'edit_page', change: { title: page.title } })).toBe(page)
  })

  const full = buildPage({ sections: Array.from({ length: 30 }, (_, index) => buildBand(index + 1)) })
  test.each([
    ['a 31st section', full, { kind: 'add_section', section: buildBand(99), index: 0 }, /at most 30/],
    [
      'a section that is gone',
      buildPage(),
      { kind: 'hide_section', section_id: toId(77), hidden: true },
      /not there any more/,
    ],
    ['an id that is taken', buildPage(), { kind: 'add_section', section: buildBand(2), index: 0 }, /already/],
    [
      'a script as a link',
      buildPage(),
      {
        kind: 'edit_section',
        section: { ...buildBand(1), button: { label: 'x', href: 'javascript:alert(1)' } },
      },
      /https:\/\//,
    ],
    ['a language that is none', buildPage(), { kind: 'edit_page', change: { language: '"><b>' } }, /language/],
  ] as const)('[P-47] %s is refused with a sentence', (_name, page, command, sentence) => {
    expect(() => applyPageCommand(page, command as PageCommand)).toThrow(sentence)
  })
})
