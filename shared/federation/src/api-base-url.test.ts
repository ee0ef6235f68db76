import { readApiBaseUrl } from './api-base-url.ts'

test.each([
  [undefined, ''],
  ['', ''],
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['http://localhost:4000', 'http://localhost:4000'],
])('[A-20] a build with API_BASE_URL %s calls %s', (given, expected) => {
  expect(readApiBaseUrl({ API_BASE_URL: given })).toBe(expected)
})

test.each([
  'api.example.com',
  'https://api.example.com/v1',
  'https://me@api.example.com',
  'ftp://api.example.com',
  '/api',
])('[A-20] a build with API_BASE_URL %s fails: it is no origin', (given) => {
  expect(() => readApiBaseUrl({ API_BASE_URL: given })).toThrow(`must be an origin, as https://api.example.com`)
})
