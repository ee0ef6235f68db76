import { findNameFault } from '../../shared/create-remote/src/check-name.ts'
import { listTakenNames } from '../../shared/federation/src/taken-names.ts'

const taken = listTakenNames(['briefs'])

test.each(['insights', 'ad-insights'])('[P-87] a remote can be called %s', (name) => {
  expect(findNameFault(name, taken)).toBeNull()
})

test.each([
  ['', 'Name the remote'],
  ['Insights', 'lower-case letters'],
  ['my--remote', 'single hyphens'],
  ['insights2', 'lower-case letters'],
  ['../insights', 'lower-case letters'],
  ['a'.repeat(41), 'has at most 40'],
  ['briefs', '"briefs" is taken'],
  ['host', '"host" is taken'],
  ['registry', '"registry" is taken'],
  ['dashboard', '"dashboard" is taken'],
  ['rollback', '"rollback" is taken'],
])('[P-87] the name "%s" is refused, with the reason', (name, reason) => {
  expect(findNameFault(name, taken)).toContain(reason)
})
