import type { ProblemDetails } from '@marquee/contract/error-response'
import { cutText } from './cut-text.ts'
import { explainProblem } from './explain-problem.ts'

function explain(
  status: number,
  change: Partial<ProblemDetails> = {},
  retryAfterSeconds: number | null = null,
): string {
  const problem = { type: 'about:blank', title: 'Title', status, detail: 'It was refused.', ...change }
  return explainProblem({ problem, retryAfterSeconds, requestId: 'request-1', renamed: { id: 'board_id' } })
}

test('[P-72] a refusal of arguments names each by the name that the model gave it', () => {
  const errors = { name: ['Enter a name.'], id: ['Choose a board.'], 'ad_ids.3': ['Not an id.'] }
  expect(explain(422, { errors })).toBe(
    'Some arguments were not accepted. Change them and call again:\n- name: Enter a name.\n- board_id: Choose a board.\n- ad_ids.3: Not an id.',
  )
})

test('[P-72] every other refusal says what happened and what helps', () => {
  expect(explain(403, { code: 'scope_missing' })).toBe(
    'It was refused. The user can make a key with this scope on the page Connect of Marquee.',
  )
  expect(explain(402)).toBe('It was refused. Nothing that you can send changes this; tell the user.')
  expect(explain(404)).toMatch(/^It was refused\. Use an id/)
  expect(explain(409)).toMatch(/^It was refused\. Read it again/)
  expect(explain(429, {}, 41)).toBe('It was refused. (Seconds to wait: 41.)')
  expect(explain(410)).toBe('It was refused.')
})

test('[P-72] a failure of ours says nothing of the inside', () => {
  const text = explain(500, { detail: 'relation "ads" does not exist' })
  expect(text).toContain('request-1')
  expect(text).not.toContain('relation')
})

test('[P-72] a long text is cut between characters, and says how much is missing', () => {
  expect(cutText('short', 5)).toBe('short')
  expect(cutText('four🙂more', 5)).toBe('four… [cut: 6 more characters]')
})
