import { parseRequestTarget } from './parse-request-target.ts'

test.each([
  ['/explore?sort=newest', '/explore', '?sort=newest'],
  ['/a/../explore', '/explore', ''],
  ['//', '//', ''],
  ['//@', '//@', ''],
  ['//:80', '//:80', ''],
  ['/\\\\', '///', ''],
  ['//elsewhere.example/explore?q', '//elsewhere.example/explore', '?q'],
  ['http://elsewhere.example/explore?q', '/explore', '?q'],
  ['http://[/explore', '/explore', ''],
  ['*', '/*', ''],
  ['?q', '/', '?q'],
  ['', '/', ''],
])('the target %j is the path %j and the query %j', (target, pathname, search) => {
  const url = parseRequestTarget(target)
  expect([url.origin, url.pathname, url.search]).toEqual(['http://page', pathname, search])
})
