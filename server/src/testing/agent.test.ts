import { endpoint } from '@marquee/contract/endpoint'
import { z } from 'zod'
import { visit } from './agent.ts'
import { startNoteServer, type NoteServer } from './note-server.ts'

let server: NoteServer

beforeEach(async () => {
  server = await startNoteServer()
})

afterEach(() => server.app.close())

function failAs(errors: readonly 'seats_taken'[]) {
  return endpoint('GET', '/api/fail/:how', {
    access: 'anonymous',
    summary: 'Fails',
    params: z.object({ how: z.string() }),
    response: z.object({}),
    errors,
  })
}

test('a test fails when a route answers a code that its endpoint does not declare', async () => {
  const agent = visit(server)
  await expect(agent.call(failAs([]), { params: { how: 'taken' } })).rejects.toThrow('the code seats_taken')
  const { error } = await agent.call(failAs(['seats_taken']), { params: { how: 'taken' } })
  expect(error.code).toBe('seats_taken')
})
