import { simplifyQuery } from './simplify-query.ts'

test.each([
  [
    'lists of any length',
    'select a from t where b = $1 and c in ($2, $3, $4) and d = $5',
    'select a from t where b = $1 and c in ($2) and d = $3',
  ],
  [
    'any number of rows',
    'insert into t (a, b) values ($1, $2), ($3, default), ($5, $6) on conflict (a) do update set b = $7',
    'insert into t (a, b) values ($1, $2) on conflict (a) do update set b = $3',
  ],
  ['the same parameter twice', 'select $3 + $1 where $3 > 0', 'select $1 + $2 where $1 > 0'],
  ['calls with several parameters', 'select f($1, $2) where g in ($3)', 'select f($1, $2) where g in ($3)'],
])('[P-86] one form stands for %s', (_, sent, simplified) => {
  expect(simplifyQuery(sent)).toBe(simplified)
})

test('[P-86] what neither reads nor writes rows is not recorded', () => {
  const others = ['begin', 'set local work_mem = 1', 'create table a ()', 'listen changes', 'copy t from stdin']
  expect(others.map(simplifyQuery)).toEqual(others.map(() => null))
  expect(simplifyQuery(' with a as (select 1) select * from a')).toBe('with a as (select 1) select * from a')
})
