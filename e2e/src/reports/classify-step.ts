/** What a step of a test is about, in the order in which it is looked for: category, words of the title, and the kind's name. */
const KINDS: readonly [category: RegExp, title: RegExp, kind: string][] = [
  [/test\.step/, /^accessibility check$/, 'accessibility checks'],
  [/hook|fixture/, /beforeAll|afterAll|server/i, 'servers of a spec’s own'],
  [/pw:api/, /(?:GET|POST|PUT|DELETE) .*(?:__test|\/login|csrf)/, 'accounts and sign-in'],
  [/pw:api/, /^(?:GET|POST|PUT|PATCH|DELETE|Fetch) /, 'calls of the API'],
  [/pw:api/, /^(?:Navigate|Reload|Go back|Go forward)/, 'page loads'],
  [/pw:api|hook|fixture/, /browser|context|page"|Create page|Close page/i, 'browsers and pages'],
  [/expect/, /./, 'expectations'],
  [/pw:api/, /^Wait/, 'expectations'],
  [/pw:api/, /./, 'clicks, keys and looks'],
  [/hook|fixture/, /./, 'other fixtures'],
]

/** @returns the kind of a Playwright step, for the table of times */
export function classifyStep({ category, title }: { category: string; title: string }): string {
  const kind = KINDS.find(([ofCategory, ofTitle]) => ofCategory.test(category) && ofTitle.test(title))?.[2]
  return kind ?? 'the test’s own code'
}
