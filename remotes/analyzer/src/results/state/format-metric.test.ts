import { formatMetric } from './format-metric.ts'

test.each([
  ['ctr', 0.0153, '1.53 %'],
  ['spend', 1200, '$1,200'],
  ['cpa', 12.5, '$12.50'],
  ['roas', 2.5, '2.50'],
  ['frequency', 1, '1'],
  ['hook_rate', 0.5, '50 %'],
  ['cpa', null, '–'],
] as const)('[P-34] [A-15] %s of %j reads %s', (name, value, expected) => {
  expect(formatMetric(name, value, 'USD')).toBe(expected)
})
