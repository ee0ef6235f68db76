import { ID, type NoteServer, startNoteServer } from '../../testing/note-server.ts'

describe('what comes in', () => {
  let server: NoteServer
  beforeEach(async () => {
    server = await startNoteServer()
  })
  afterEach(() => server.app.close())

  function create(payload: string | object, headers: Record<string, string> = {}) {
    return server.app.inject({ method: 'POST', url: '/api/notes', headers, payload })
  }

  test('answers with the status of the contract and what its schema lets through', async () => {
    const response = await create({ title: ' One ', body: '', unknown: 1, password: ' keep ' })
    expect(response.statusCode).toBe(201)
    expect(response.json().received).toEqual({
      title: 'One',
      body: null,
      tags: [],
      comment: '',
      kind: 'plain',
      password: ' keep ',
    })
    const empty = await server.app.inject({ method: 'POST', url: '/api/leave' })
    expect([empty.statusCode, empty.body]).toEqual([204, ''])
  })

  test('an emptied text stays empty where the contract wants a text', async () => {
    const response = await create({ title: 'One', comment: '   ' })
    expect(response.json().received.comment).toBe('')
  })

  test('reads the query, in which an empty value asks for nothing', async () => {
    const response = await server.app.inject(`/api/notes/${ID}?page=3&q=%20`)
    expect(response.json()).toEqual({ title: 'none', body: null, page: 3 })
  })

  test.each([
    [{}, { title: ['Enter a title.'] }],
    [{ title: '  ' }, { title: ['Enter a title.'] }],
    [{ title: null }, { title: ['Enter a title.'] }],
    [{ title: 'x'.repeat(21) }, { title: ['Use at most 20 characters.'] }],
    [{ title: 'x', body: 7 }, { body: ['The body field must be text.'] }],
    [{ title: 'x', kind: 'loud' }, { kind: ['Choose one of: plain, rich.'] }],
    [{ title: 'x', tags: 'a' }, { tags: ['The tags field must be a list.'] }],
    [{ title: 'x', tags: ['a', 'b', 'c'] }, { tags: ['Use at most 2 entries.'] }],
    [{ title: 'x', tags: ['a', null] }, { 'tags.1': ['The tags field is required.'] }],
    [{ title: 'nul \0' }, { title: ['This text holds a character that cannot be stored.'] }],
    [[], { body: ['Send a JSON object.'] }],
  ])('the body %j is answered 422 by field', async (body, errors) => {
    const response = await create(body)
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual(errors)
    expect(server.lines).toHaveLength(1)
  })

  test('several errors are counted in the message', async () => {
    const response = await create({ body: 1, kind: 'loud' })
    expect(response.json().message).toBe('Enter a title. (and 2 more errors)')
    const two = await create({ body: 1 })
    expect(two.json().message).toBe('Enter a title. (and 1 more error)')
  })

  test('[P-71] JSON in another encoding is refused, because its letters would be lost', async () => {
    const headers = { 'content-type': 'application/json; charset=iso-8859-1' }
    const payload = '{"title":"Zoë"}'
    const latin = await server.app.inject({
      method: 'POST',
      url: '/api/notes',
      headers,
      payload: Buffer.from(payload, 'latin1'),
    })
    expect([latin.statusCode, latin.json().message]).toEqual([
      400,
      'The request is not valid UTF-8. Send JSON in this encoding.',
    ])
    expect((await create(payload, headers)).json().received.title).toBe('Zoë')
  })

  test('half a surrogate pair is stored as the replacement character', async () => {
    const response = await create('{"title":"a\\ud83d"}', { 'content-type': 'application/json' })
    expect(response.json().received.title).toBe('a\ufffd')
  })

  test('a deeply nested body is refused and does not exhaust the stack', async () => {
    const response = await create(`{"tags":${'['.repeat(400)}${']'.repeat(400)}}`, {
      'content-type': 'application/json',
    })
    expect(response.statusCode).toBe(422)
  })

  test.each(['{"title":', 'null x', '{"__proto__":{"a":1}}', '{"title":"\u0001"}'])(
    'the broken JSON %j is answered 400',
    async (payload) => {
      const response = await create(payload, { 'content-type': 'application/json' })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ message: 'The request is not valid JSON.' })
      expect(server.lines).toHaveLength(1)
    },
  )

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s is no JSON and answered 415',
    async (type) => {
      const response = await create('{"title":"x"}', { 'content-type': type })
      expect(response.statusCode).toBe(415)
      expect(server.lines).toHaveLength(1)
    },
  )

  test('a body above the limit of its endpoint is answered 413', async () => {
    const response = await create({ title: 'x', body: 'y'.repeat(1100) })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({ message: 'The request is too large.' })
    expect(server.lines).toHaveLength(1)
  })

  test('a wrong query is answered 422 by field, and an id that cannot exist 404', async () => {
    const query = await server.app.inject(`/api/notes/${ID}?page=0`)
    expect([query.statusCode, query.json().errors]).toEqual([422, { page: ['Use at least 1.'] }])
    expect((await server.app.inject('/api/notes/17')).statusCode).toBe(404)
    expect((await server.app.inject('/api/notes/%00')).statusCode).toBe(404)
    expect((await server.app.inject('/api/notes/%')).statusCode).toBe(404)
  })

  test('takes a file of a form', async () => {
    const response = await upload(new File(['hello'], 'a.png', { type: 'image/png' }))
    expect([response.statusCode, response.json()]).toEqual([201, { name: 'a.png', size: 5 }])
  })

  test('a form without a file is answered 422, one with too large a file 413', async () => {
    const without = await upload('just text')
    expect([without.statusCode, without.json().errors]).toEqual([422, { file: ['Choose a file.'] }])
    const large = await upload(new File(['x'.repeat(2049)], 'a.png'))
    expect(large.statusCode).toBe(413)
    const huge = await upload(new File(['x'.repeat(60_000)], 'a.png'))
    expect(huge.statusCode).toBe(413)
    const json = await server.app.inject({ method: 'POST', url: '/api/upload', payload: {} })
    expect(json.statusCode).toBe(415)
  })

  async function upload(content: File | string) {
    const form = new FormData()
    form.set('file', content)
    const encoded = new Response(form)
    return server.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
  }
})
