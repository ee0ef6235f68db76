import { classifyStep } from './classify-step.ts'

describe('the kind of a step', () => {
  test.each([
    ['pw:api', 'Navigate to "/explore"', 'page loads'],
    ['pw:api', 'Reload', 'page loads'],
    ['pw:api', 'POST "/auth/login"', 'accounts and sign-in'],
    ['pw:api', 'POST "/__test/seed"', 'accounts and sign-in'],
    ['pw:api', 'GET "/api/ads"', 'calls of the API'],
    ['pw:api', "Click getByRole('button')", 'clicks, keys and looks'],
    ['pw:api', 'Wait for event "request"', 'expectations'],
    ['pw:api', 'Create context', 'browsers and pages'],
    ['fixture', 'Fixture "page"', 'browsers and pages'],
    ['fixture', 'Fixture "newPerson"', 'other fixtures'],
    ['hook', 'beforeAll hook', 'servers of a spec’s own'],
    ['expect', 'Expect "toBeVisible"', 'expectations'],
    ['test.step', 'accessibility check', 'accessibility checks'],
    ['test.step', 'the next page', 'the test’s own code'],
  ])('%s %s: %s', (category, title, kind) => {
    expect(classifyStep({ category, title })).toBe(kind)
  })
})
