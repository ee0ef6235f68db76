import type { Person } from '../third-party.ts'
import { loadSupportChat } from './load-support-chat.ts'

jest.mock('../load-script.ts', () => ({ loadScript: jest.fn() }))

const person: Person = {
  id: '1',
  email: 'ada@marquee.example',
  name: 'Ada',
  isSuperAdmin: false,
  planTitle: 'Growth',
}

afterEach(() => {
  delete window.Intercom
  delete window.intercomSettings
})

describe('[T-07] the support chat', () => {
  const load = () => loadSupportChat({ id: 'app', scriptUrl: 'https://chat.example/widget.js' })

  test.each([
    ['Growth', 'Growth'],
    [null, 'none'],
  ])('is told the plan of who asks: %s', (planTitle, plan) => {
    load().identify?.({ ...person, planTitle })
    expect(window.intercomSettings).toEqual({ app_id: 'app', email: person.email, name: 'Ada', plan })
  })

  test('is told of another plan, and that a person has gone', () => {
    const chat = load()
    chat.identify?.(person)
    chat.identify?.({ ...person, planTitle: 'Scale' })
    expect(window.Intercom?.q?.at(-1)).toEqual(['update', expect.objectContaining({ plan: 'Scale' })])
    chat.identify?.(null)
    expect(window.Intercom?.q?.at(-1)).toEqual(['shutdown'])
  })

  test('is not there for a visitor', () => {
    load().identify?.(null)
    expect(window.Intercom).toBeUndefined()
  })
})
