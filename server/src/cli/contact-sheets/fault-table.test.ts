import { type CheckedRow, listFaults, tabulateFaults } from './fault-table.ts'

const cropped = { rule: 'product_cropped', layer: 'product-1', value: 0.321 } as const
const hollow = { rule: 'canvas_empty', layer: null, value: 0.4 } as const
const rows: CheckedRow[] = [
  { template: 'a', format: '1:1', photo: 'cup.jpg', situations: ['glass'], faults: [] },
  { template: 'a', format: '9:16', photo: 'cup.jpg', situations: ['glass'], faults: [hollow, cropped, cropped] },
  { template: 'b', format: '1:1', photo: 'face.jpg', situations: ['face', 'glass'], faults: [cropped] },
  { template: 'b', format: '9:16', photo: 'face.jpg', situations: ['face', 'glass'], faults: [] },
]

test('[P-48] the tables count each fault once for a result, and begin with the worst group', () => {
  const table = tabulateFaults(rows)
  expect(table).toContain('4 results, 50 % free of faults')
  expect(table).toContain('share with the fault\n  50 %  product_cropped\n  25 %  canvas_empty')
  expect(table).toMatch(/by format\n {2}50 % {2}1:1 +product_cropped 50 %\n/)
  expect(table).toMatch(/by situation\n {2}50 % {2}glass .*\n {2}50 % {2}face/)
  expect(tabulateFaults(rows.slice(2))).toMatch(/by template\n {2}50 % {2}b/)
})

test('[P-48] the list has a line for each fault with its layer and value', () => {
  expect(listFaults(rows).split('\n')).toEqual([
    'template\tformat\tphoto\trule\tlayer\tvalue',
    'a\t9:16\tcup.jpg\tcanvas_empty\t\t0.40',
    'a\t9:16\tcup.jpg\tproduct_cropped\tproduct-1\t0.32',
    'a\t9:16\tcup.jpg\tproduct_cropped\tproduct-1\t0.32',
    'b\t1:1\tface.jpg\tproduct_cropped\tproduct-1\t0.32',
    '',
  ])
})
