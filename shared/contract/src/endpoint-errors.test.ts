import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ERROR_CODES, GENERAL_ERROR_CODES } from './error-codes.ts'
import { errorResponse } from './error-response.ts'
import { endpoints } from './endpoints.ts'

const rename = endpoint('PUT', '/api/notes', {
  access: 'signed-in',
  summary: 'Renames',
  response: z.undefined(),
  errors: [423, 'version_conflict'],
})

test('a code that an endpoint declares brings its status along', () => {
  expect(rename.errorCodes).toEqual(['version_conflict'])
  expect(rename.errors).toEqual([401, 409, 419, 423, 429])
})

test('a code that an endpoint does not declare is no code of it', () => {
  const code: (typeof rename.errorCodes)[number] = 'version_conflict'
  // @ts-expect-error Another endpoint answers it.
  const other: (typeof rename.errorCodes)[number] = 'own_session'
  expect(rename.errorCodes).toContain(code)
  expect(rename.errorCodes).not.toContain(other)
})

test('no endpoint declares a code that any may answer', () => {
  const declared: readonly string[] = [...endpoints.values()].flatMap(({ errorCodes }) => errorCodes)
  expect(GENERAL_ERROR_CODES.filter((code) => declared.includes(code))).toEqual([])
})

test('the code of a newer server is left out, not its message', () => {
  expect(errorResponse.parse({ message: 'No.', code: 'code_of_tomorrow' })).toEqual({ message: 'No.', code: undefined })
  expect(Object.keys(ERROR_CODES)).not.toContain('code_of_tomorrow')
})
